import { and, count, eq, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { contacts } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_CONTACTS } from "#lib/fields/contacts.ts";
import type { ContactInput, ContactView } from "#lib/schemas/contacts.ts";
import { lockAccount } from "./account-lock.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, dropRevision, revisionOf } from "./form-revisions.ts";

export const contactsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: contacts.id,
        name: contacts.name,
        kind: contacts.kind,
        phone: contacts.phone,
        email: contacts.email,
        website: contacts.website,
        note: contacts.note,
        revision: revisionOf(db, contacts.accountId, sql`'contact:' || ${contacts.id}`),
      })
      .from(contacts)
      .where(eq(contacts.accountId, accountId))
      .orderBy(contacts.name, contacts.id),
  (rows): ContactView[] => rows,
);

/** @throws AppError `conflict` at the limit */
export async function addContact(
  accountId: string,
  contact: ContactInput,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [noted] = await tx
      .select({ count: count() })
      .from(contacts)
      .where(eq(contacts.accountId, accountId));
    if ((noted?.count ?? 0) >= MAX_CONTACTS) {
      throw new AppError(
        "conflict",
        `You have ${MAX_CONTACTS} contacts, the most allowed. Delete one before you add another.`,
      );
    }
    await tx.insert(contacts).values({ accountId, ...contact });
  });
}

const ofAccountById = (accountId: string, id: string) =>
  and(eq(contacts.id, id), eq(contacts.accountId, accountId));

const checkHit = (rows: readonly unknown[]) => {
  if (rows.length === 0) throw new AppError("not_found", "Contact not found.");
};

/**
 * @param basedOn the revision that it was changed from
 * @throws AppError `not_found` for a contact that the account doesn't have, `conflict` if it was saved
 *   since
 */
export async function changeContact(
  author: Author,
  id: string,
  contact: ContactInput,
  basedOn?: number,
  db: Executor = database(),
): Promise<void> {
  const { accountId } = author;
  await db.transaction(async (tx) => {
    const where = ofAccountById(accountId, id);
    checkHit(await tx.select({ id: contacts.id }).from(contacts).where(where).for("update"));
    await claimRevision(tx, author, `contact:${id}`, basedOn, async (within) => {
      const all = await readOwned(contactsOfAccount, ofAccount(accountId), { db: within });
      return all.find((one) => one.id === id) ?? null;
    });
    await tx.update(contacts).set(contact).where(where);
  });
}

/** @throws AppError `not_found` for a contact that the account doesn't have */
export async function deleteContact(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(accountId, id);
    checkHit(await tx.delete(contacts).where(where).returning({ id: contacts.id }));
    await dropRevision(tx, accountId, `contact:${id}`);
  });
}
