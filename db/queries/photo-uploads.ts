import { and, count, eq, lt, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { photoUploads } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { checkRoom, lockAccount } from "./photos.ts";

export type PhotoUpload = Pick<
  typeof photoUploads.$inferSelect,
  "id" | "size" | "storeId" | "isDone"
>;

const MOST_OPEN = 100;
const TOO_MANY_OPEN =
  "Many photographs were begun and not sent to their end. Give some of them up, or try again tomorrow.";

const SHOWN = {
  id: photoUploads.id,
  size: photoUploads.size,
  storeId: photoUploads.storeId,
  isDone: photoUploads.isDone,
};

export const uploadOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(SHOWN)
      .from(photoUploads)
      .where(
        and(
          eq(photoUploads.id, sql.placeholder("uploadId")),
          eq(photoUploads.accountId, accountId),
        ),
      ),
  ([upload]): PhotoUpload | null => upload ?? null,
);

export const findUpload = (accountId: string, uploadId: string) =>
  readOwned(uploadOfAccount, ofAccount(accountId), { values: { uploadId } });

/** @throws AppError `conflict` where there is no room for another photograph */
export async function openUpload(
  accountId: string,
  { id, size, storeId }: Omit<PhotoUpload, "isDone">,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await checkRoom(tx, accountId);
    const [open] = await tx
      .select({ count: count() })
      .from(photoUploads)
      .where(and(eq(photoUploads.accountId, accountId), eq(photoUploads.isDone, false)));
    if ((open?.count ?? 0) >= MOST_OPEN) throw new AppError("conflict", TOO_MANY_OPEN);
    await tx.insert(photoUploads).values({ id, accountId, size, storeId });
  });
}

/** @returns whether there was one */
export async function deleteUpload(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<boolean> {
  const deleted = await db
    .delete(photoUploads)
    .where(and(eq(photoUploads.id, id), eq(photoUploads.accountId, accountId)))
    .returning({ id: photoUploads.id });
  return deleted.length > 0;
}

/** Those that were begun before a time, of accounts that are gone too. */
export const findOldUploads = (begunBefore: Date, most: number): Promise<PhotoUpload[]> =>
  database()
    .select(SHOWN)
    .from(photoUploads)
    .where(lt(photoUploads.createdAt, begunBefore))
    .orderBy(photoUploads.createdAt)
    .limit(most);

export async function forgetUpload(id: string): Promise<void> {
  await database().delete(photoUploads).where(eq(photoUploads.id, id));
}
