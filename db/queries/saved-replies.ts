import { and, eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { savedReplies, users } from "#db/schema/index.ts";
import { AppError, found } from "#lib/errors.ts";
import { MAX_SAVED_REPLIES } from "#lib/fields/messages.ts";

const NO_REPLY = "Saved reply not found.";
const FULL = `You have ${MAX_SAVED_REPLIES} saved replies, the most allowed. Delete one first.`;

export const savedRepliesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ id: savedReplies.id, text: savedReplies.text })
      .from(savedReplies)
      .where(eq(savedReplies.accountId, accountId))
      .orderBy(savedReplies.createdAt, savedReplies.id),
  (rows) => rows,
);

/** Saves a text; no effect if the account has it. @throws AppError `conflict` at the limit */
export async function addSavedReply(
  accountId: string,
  text: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialized, so that the limit holds.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, accountId))
      .for("no key update");
    const saved = await tx
      .select({ text: savedReplies.text })
      .from(savedReplies)
      .where(eq(savedReplies.accountId, accountId));
    if (saved.some((one) => one.text === text)) return;
    if (saved.length >= MAX_SAVED_REPLIES) throw new AppError("conflict", FULL);
    await tx.insert(savedReplies).values({ accountId, text });
  });
}

const isOwn = (accountId: string, id: string) =>
  and(eq(savedReplies.id, id), eq(savedReplies.accountId, accountId));

/** @throws AppError `not_found` */
export async function changeSavedReply(
  accountId: string,
  id: string,
  text: string,
  db: Executor = database(),
): Promise<void> {
  const [changed] = await db
    .update(savedReplies)
    .set({ text })
    .where(isOwn(accountId, id))
    .returning({ id: savedReplies.id });
  found(changed, NO_REPLY);
}

/** @throws AppError `not_found` */
export async function deleteSavedReply(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const [deleted] = await db
    .delete(savedReplies)
    .where(isOwn(accountId, id))
    .returning({ id: savedReplies.id });
  found(deleted, NO_REPLY);
}
