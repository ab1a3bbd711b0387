import { and, count, eq, lt, ne, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { photoUploads } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { checkDocumentQuota } from "./document-room.ts";
import { lockAccount } from "./account-lock.ts";
import { checkRoom } from "./photos.ts";
import { checkStorage } from "./storage.ts";

export type PhotoUpload = Pick<typeof photoUploads.$inferSelect, "id" | "size" | "state">;
export type UploadPurpose = (typeof photoUploads.$inferSelect)["purpose"];

const MAX_OPEN = 100;
const tooManyOpen = (purpose: UploadPurpose) =>
  `You have too many unfinished ${purpose === "photo" ? "photo" : "document"} uploads. Cancel some, or try again tomorrow.`;

const SHOWN = {
  id: photoUploads.id,
  size: photoUploads.size,
  state: photoUploads.state,
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
          eq(photoUploads.purpose, sql.placeholder("purpose")),
          ne(photoUploads.state, "ended"),
        ),
      ),
  ([upload]): PhotoUpload | null => upload ?? null,
);

export const findUpload = (accountId: string, uploadId: string, purpose: UploadPurpose = "photo") =>
  readOwned(uploadOfAccount, ofAccount(accountId), { values: { uploadId, purpose } });

/** @throws AppError `conflict` at the limit */
export async function openUpload(
  accountId: string,
  size: number,
  purpose: UploadPurpose = "photo",
  db: Executor = database(),
): Promise<PhotoUpload> {
  const id = crypto.randomUUID();
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (purpose === "photo") await checkRoom(tx, accountId);
    else await checkDocumentQuota(tx, accountId, size);
    const [open] = await tx
      .select({ count: count() })
      .from(photoUploads)
      .where(and(eq(photoUploads.accountId, accountId), eq(photoUploads.state, "open")));
    if ((open?.count ?? 0) >= MAX_OPEN) throw new AppError("conflict", tooManyOpen(purpose));
    await checkStorage(tx, accountId, size);
    await tx.insert(photoUploads).values({ id, accountId, size, purpose });
    return { id, size, state: "open" };
  });
}

/** Ends an upload without a result. */
export async function endUpload(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db
    .update(photoUploads)
    .set({ state: "ended" })
    .where(
      and(
        eq(photoUploads.id, id),
        eq(photoUploads.accountId, accountId),
        eq(photoUploads.state, "open"),
      ),
    );
}

/** Returns uploads begun before a time, also those of deleted accounts. */
export const findOldUploads = (begunBefore: Date, most: number): Promise<PhotoUpload[]> =>
  database()
    .select(SHOWN)
    .from(photoUploads)
    .where(lt(photoUploads.createdAt, begunBefore))
    .orderBy(photoUploads.createdAt)
    .limit(most);

export async function deleteUploadRow(id: string): Promise<void> {
  await database().delete(photoUploads).where(eq(photoUploads.id, id));
}
