import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "#db/client.ts";
import { formRevisions, userProfiles, users } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import type { TemplateKind } from "#lib/fields/templates.ts";
import type { Author } from "./description-versions.ts";

/** A form of data that an account shares. */
export type RevisedForm =
  | "address"
  | "basics"
  | "features"
  | "net_proceeds"
  | "showing_settings"
  | `template:${TemplateKind}`
  | `offer:${string}`
  | `contact:${string}`;

export const CHANGED =
  "Someone changed this in the meantime. Load it again, then make your change.";

const ofForm = (accountId: string | PgColumn, form: string | SQL) =>
  and(eq(formRevisions.accountId, accountId), eq(formRevisions.form, form));

/** Returns a form's revision as a column of a select. */
export const revisionOf = (db: Executor, accountId: PgColumn, form: RevisedForm | SQL) =>
  sql<number>`coalesce((${db
    .select({ revision: formRevisions.revision })
    .from(formRevisions)
    .where(ofForm(accountId, form))}), 0)`;

/** Reads who saved a form last. */
async function readLastSave(tx: Transaction, accountId: string, form: RevisedForm) {
  const [saved] = await tx
    .select({
      revision: formRevisions.revision,
      at: formRevisions.savedAt,
      id: users.id,
      name: sql<string>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
    })
    .from(formRevisions)
    .leftJoin(users, eq(users.id, formRevisions.savedBy))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(ofForm(accountId, form));
  return saved;
}

/**
 * Gives a form its next revision, in the transaction that saves it. Concurrent saves wait for each
 * other, so one based on an earlier revision never replaces a newer one.
 * @param basedOn the revision that the change is based on; undefined replaces any
 * @param readCurrent reads the form's saved values for the person whose save is refused
 * @throws AppError `conflict` with those values if the form was saved since `basedOn`
 */
export async function claimRevision(
  tx: Transaction,
  { accountId, id }: Author,
  form: RevisedForm,
  basedOn: number | undefined,
  readCurrent: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const save = { savedBy: id, savedAt: new Date() };
  const claimed = await tx
    .insert(formRevisions)
    .values({ accountId, form, revision: 1, ...save })
    .onConflictDoUpdate({
      target: [formRevisions.accountId, formRevisions.form],
      set: { ...save, revision: sql`${formRevisions.revision} + 1` },
      ...(basedOn !== undefined && { setWhere: eq(formRevisions.revision, basedOn) }),
    })
    .returning({ form: formRevisions.form });
  if (claimed.length > 0) return;
  const last = await readLastSave(tx, accountId, form);
  if (!last) throw new Error("A revision that is in conflict has no row");
  const { revision, at, id: savedBy, name } = last;
  throw new AppError("conflict", CHANGED, {
    conflict: {
      revision,
      at: at.toISOString(),
      by: savedBy === null ? null : { id: savedBy, name },
      current: await readCurrent(tx),
    },
  });
}

/** Forgets a deleted form's revision. */
export async function dropRevision(
  tx: Transaction,
  accountId: string,
  form: RevisedForm,
): Promise<void> {
  await tx.delete(formRevisions).where(ofForm(accountId, form));
}
