import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { photoFiles, photos } from "#db/schema/index.ts";

export type PhotoFile = Pick<
  typeof photoFiles.$inferSelect,
  "name" | "isOriginal" | "width" | "height" | "bytes"
>;

const DAY_MS = 24 * 60 * 60 * 1000;

const SHOWN = {
  name: photoFiles.name,
  isOriginal: photoFiles.isOriginal,
  width: photoFiles.width,
  height: photoFiles.height,
  bytes: photoFiles.bytes,
};

export const photoFilesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ photoId: photoFiles.photoId, ...SHOWN })
      .from(photoFiles)
      .innerJoin(photos, eq(photos.id, photoFiles.photoId))
      .where(eq(photos.accountId, accountId))
      .orderBy(photoFiles.width, photoFiles.name),
  (rows) => rows,
);

/** Who may see a file, by its name: the account whose photograph it is of. */
export const fileOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(SHOWN)
      .from(photoFiles)
      .innerJoin(photos, eq(photos.id, photoFiles.photoId))
      .where(and(eq(photoFiles.name, sql.placeholder("name")), eq(photos.accountId, accountId))),
  ([file]): PhotoFile | null => file ?? null,
);

/** The original of a photograph, and the photograph's revision; null for one that was deleted. */
export async function findOriginal(
  accountId: string,
  photoId: string,
  db: Executor = database(),
): Promise<(PhotoFile & { revision: number }) | null> {
  const [file] = await db
    .select({ ...SHOWN, revision: photos.revision })
    .from(photoFiles)
    .innerJoin(photos, eq(photos.id, photoFiles.photoId))
    .where(
      and(
        eq(photos.accountId, accountId),
        eq(photoFiles.photoId, photoId),
        eq(photoFiles.isOriginal, true),
        isNull(photos.deletedAt),
      ),
    );
  return file ?? null;
}

/** Notes files that are about to be written, so that none is ever in the store without a row. */
export async function claimFiles(files: readonly PhotoFile[]): Promise<void> {
  const keptUntil = new Date(Date.now() + DAY_MS);
  await database()
    .insert(photoFiles)
    .values(files.map((file) => ({ ...file, keptUntil })));
}

/** Files that stand in the store become those of a photograph. */
export async function takeFiles(
  db: Executor,
  photoId: string,
  files: readonly PhotoFile[],
): Promise<void> {
  const names = files.map(({ name }) => name);
  const taken = await db
    .update(photoFiles)
    .set({ photoId, keptUntil: new Date() })
    .where(
      and(
        inArray(photoFiles.name, names),
        isNull(photoFiles.photoId),
        gt(photoFiles.keptUntil, new Date()),
      ),
    )
    .returning({ name: photoFiles.name });
  if (taken.length < names.length) throw new Error("The photo's files were deleted by a cleanup");
}

/** What is shown of a photograph belongs to it no more; its original does. @returns their names */
export async function releaseVariants(db: Executor, photoId: string): Promise<string[]> {
  const released = await db
    .update(photoFiles)
    .set({ photoId: null, keptUntil: new Date() })
    .where(and(eq(photoFiles.photoId, photoId), eq(photoFiles.isOriginal, false)))
    .returning({ name: photoFiles.name });
  return released.map(({ name }) => name);
}

/**
 * Gives files up that were to become a photograph's: from now on they become none.
 * @returns the names of those that belong to none; whether a transaction took them may be unknown
 */
export async function releaseFiles(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const given = await database()
    .update(photoFiles)
    .set({ keptUntil: new Date(0) })
    .where(and(inArray(photoFiles.name, [...names]), isNull(photoFiles.photoId)))
    .returning({ name: photoFiles.name });
  return given.map(({ name }) => name);
}

/** Files that belong to no photograph, and that nobody is making one of. */
export async function findOrphanedFiles(now: Date, most: number): Promise<string[]> {
  const loose = await database()
    .select({ name: photoFiles.name })
    .from(photoFiles)
    .where(and(isNull(photoFiles.photoId), lt(photoFiles.keptUntil, now)))
    .orderBy(photoFiles.keptUntil)
    .limit(most);
  return loose.map(({ name }) => name);
}

/** Files that are gone from the store. */
export async function deleteFileRows(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await database()
    .delete(photoFiles)
    .where(and(inArray(photoFiles.name, [...names]), isNull(photoFiles.photoId)));
}
