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

/** A file by its name, for the account that has the photo. */
export const fileOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(SHOWN)
      .from(photoFiles)
      .innerJoin(photos, eq(photos.id, photoFiles.photoId))
      .where(and(eq(photoFiles.name, sql.placeholder("name")), eq(photos.accountId, accountId))),
  ([file]): PhotoFile | null => file ?? null,
);

/** Returns a photo's original and revision; null for a deleted photo. */
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

/** Adds the rows of files before they are written, so that no file in the store is without a row. */
export async function claimFiles(files: readonly PhotoFile[]): Promise<void> {
  const keptUntil = new Date(Date.now() + DAY_MS);
  await database()
    .insert(photoFiles)
    .values(files.map((file) => ({ ...file, keptUntil })));
}

/** Assigns stored files to a photo. */
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

/** Releases a photo's variants and keeps its original. @returns their names */
export async function releaseVariants(db: Executor, photoId: string): Promise<string[]> {
  const released = await db
    .update(photoFiles)
    .set({ photoId: null, keptUntil: new Date() })
    .where(and(eq(photoFiles.photoId, photoId), eq(photoFiles.isOriginal, false)))
    .returning({ name: photoFiles.name });
  return released.map(({ name }) => name);
}

/**
 * Marks files as no longer being made for a photo.
 * @returns those without a photo, since a transaction's outcome may be unknown
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

/** Returns files without a photo that aren't being made. */
export async function findOrphanedFiles(now: Date, most: number): Promise<string[]> {
  const loose = await database()
    .select({ name: photoFiles.name })
    .from(photoFiles)
    .where(and(isNull(photoFiles.photoId), lt(photoFiles.keptUntil, now)))
    .orderBy(photoFiles.keptUntil)
    .limit(most);
  return loose.map(({ name }) => name);
}

/** Deletes the rows of files that are gone from the store. */
export async function deleteFileRows(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await database()
    .delete(photoFiles)
    .where(and(inArray(photoFiles.name, [...names]), isNull(photoFiles.photoId)));
}
