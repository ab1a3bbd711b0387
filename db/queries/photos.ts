import {
  and,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { photos, photoUploads } from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { MAX_PHOTOS } from "#lib/fields/photos.ts";
import type { PhotoChange, PhotoCompletion, PhotoEdits } from "#lib/schemas/photos.ts";
import { lockAccount } from "./account-lock.ts";
import { type PhotoFile, releaseVariants, takeFiles } from "./photo-files.ts";
import { checkStorage } from "./storage.ts";

export type PhotoRow = typeof photos.$inferSelect;

export type MadePhoto = Pick<PhotoRow, "width" | "height" | "placeholder" | "measures">;

// Including recently deleted ones.
const MAX_KEPT = 200;
const FULL = `You have ${MAX_PHOTOS} photos, the most a listing can have. Delete one before you add another.`;
const KEPT_FULL =
  "You deleted a lot of photos recently, and we still keep them for you. You can add more once the oldest ones are gone.";
const CONFLICT =
  "Someone else changed this photo. Review the latest version, then make your changes again.";
const NO_PLACE = "The photo you're moving this one in front of no longer exists.";

export const noUpload = () => notFound("This upload has expired. Please add the photo again.");
export const noPhoto = () => notFound("Photo not found.");
const noPlace = () =>
  new AppError("bad_request", NO_PLACE, { fields: { beforePhotoId: NO_PLACE } });
export const photoConflict = () => new AppError("conflict", CONFLICT);

export const photosOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(getTableColumns(photos))
      .from(photos)
      .where(eq(photos.accountId, accountId))
      .orderBy(photos.position, photos.id),
  (rows): PhotoRow[] => rows,
);

/** @throws AppError `conflict` at the limit */
export async function checkRoom(tx: Transaction, accountId: string): Promise<void> {
  const [kept] = await tx
    .select({ all: count(), deleted: count(photos.deletedAt) })
    .from(photos)
    .where(eq(photos.accountId, accountId));
  const { all = 0, deleted = 0 } = kept ?? {};
  if (all - deleted >= MAX_PHOTOS) throw new AppError("conflict", FULL);
  if (all >= MAX_KEPT) throw new AppError("conflict", KEPT_FULL);
}

async function positionAtEnd(tx: Transaction, accountId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(photos.position) })
    .from(photos)
    .where(eq(photos.accountId, accountId));
  return (last?.position ?? 0) + 1;
}

/**
 * Makes room for a photo in the order. @returns the position before another photo; null if there is no such
 * photo
 */
async function positionBefore(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<number | null> {
  const [next] = await findPhoto(tx, accountId, id);
  if (!next) return null;
  await tx
    .update(photos)
    .set({ position: sql`${photos.position} + 1` })
    .where(and(eq(photos.accountId, accountId), gte(photos.position, next.position)));
  return next.position;
}

/**
 * Adds an upload's photo, whose files are stored.
 * @returns false if another request has added it
 * @throws AppError `conflict` at the limit, `not_found` if the upload was canceled, `bad_request` if the
 * photo to put it before doesn't exist
 */
export async function addPhoto(
  accountId: string,
  id: string,
  made: MadePhoto & {
    edits: PhotoEdits;
    files: readonly PhotoFile[];
    place?: PhotoCompletion;
  },
  db: Executor = database(),
): Promise<boolean> {
  const { files, place = {}, ...values } = made;
  const room = { roomKey: place.room, roomNumber: place.room && place.roomNumber };
  const before = place.beforePhotoId;
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [upload] = await tx
      .select({ state: photoUploads.state })
      .from(photoUploads)
      .where(
        and(
          eq(photoUploads.id, id),
          eq(photoUploads.accountId, accountId),
          eq(photoUploads.purpose, "photo"),
        ),
      )
      .for("update");
    if (upload?.state === "done") return false;
    if (upload?.state !== "open") throw noUpload();
    await checkRoom(tx, accountId);
    // The files made from an upload can be much larger than it.
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    await checkStorage(tx, accountId, bytes, id);
    const position = before
      ? await positionBefore(tx, accountId, before)
      : await positionAtEnd(tx, accountId);
    if (position === null) throw noPlace();
    await tx.insert(photos).values({ id, accountId, position, ...room, ...values });
    await takeFiles(tx, id, files);
    await tx.update(photoUploads).set({ state: "done" }).where(eq(photoUploads.id, id));
    return true;
  });
}

const notDeleted = (accountId: string, id: string) =>
  and(eq(photos.id, id), eq(photos.accountId, accountId), isNull(photos.deletedAt));

function findPhoto(tx: Transaction, accountId: string, id: string) {
  return tx
    .select({ position: photos.position, alterationKinds: photos.alterationKinds })
    .from(photos)
    .where(notDeleted(accountId, id));
}

// An altered photo needs its original in the account, which can't be altered itself.
async function checkUnaltered(tx: Transaction, accountId: string, id: string, unaltered: string) {
  const refuse = (message: string) =>
    new AppError("bad_request", message, { fields: { alteration: message } });
  const [named] = id === unaltered ? [] : await findPhoto(tx, accountId, unaltered);
  if (!named || named.alterationKinds) {
    throw refuse("Choose the original photo. It must be a different photo that wasn't altered.");
  }
  const [other] = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.unalteredPhotoId, id))
    .limit(1);
  if (other) {
    throw refuse("Another photo uses this one as its original.");
  }
}

function valuesOf({ room, caption, alternativeText, edits, alteration }: PhotoChange) {
  return {
    ...(room !== undefined && { roomKey: room?.key ?? null, roomNumber: room?.number ?? null }),
    ...(caption !== undefined && { caption }),
    ...(alternativeText !== undefined && { alternativeText }),
    ...(edits !== undefined && { edits }),
    ...(alteration !== undefined && {
      alterationKinds: alteration && [...new Set(alteration.kinds)],
      unalteredPhotoId: alteration?.unalteredPhotoId ?? null,
    }),
  };
}

/**
 * Changes a photo based on a revision. New files replace the old ones.
 * @returns the names of the files that it no longer has
 * @throws AppError `not_found`, `conflict` if it was changed since, `bad_request`
 */
export async function changePhoto(
  accountId: string,
  id: string,
  change: PhotoChange,
  made: (MadePhoto & { files: readonly PhotoFile[] }) | null,
  db: Executor = database(),
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (change.alteration) {
      await checkUnaltered(tx, accountId, id, change.alteration.unalteredPhotoId);
    }
    const { files = [], ...shape } = made ?? {};
    const changed = await tx
      .update(photos)
      .set({ ...valuesOf(change), ...shape, revision: sql`${photos.revision} + 1` })
      .where(and(notDeleted(accountId, id), eq(photos.revision, change.revision)))
      .returning({ id: photos.id });
    if (changed.length === 0) {
      const [there] = await findPhoto(tx, accountId, id);
      throw there ? photoConflict() : noPhoto();
    }
    if (files.length === 0) return [];
    const released = await releaseVariants(tx, id);
    await takeFiles(tx, id, files);
    return released;
  });
}

/** @throws AppError `not_found` for one that the account doesn't have */
export async function placePhoto(
  accountId: string,
  id: string,
  before: string | null,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [moved] = await findPhoto(tx, accountId, id);
    if (moved && before === id) return;
    const position = before
      ? await positionBefore(tx, accountId, before)
      : await positionAtEnd(tx, accountId);
    if (!moved || position === null) throw noPhoto();
    await tx.update(photos).set({ position }).where(eq(photos.id, id));
  });
}

/** @throws AppError `not_found` for one that the account doesn't have */
export async function deletePhoto(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const deleted = await db
    .update(photos)
    .set({ deletedAt: new Date(), revision: sql`${photos.revision} + 1` })
    .where(notDeleted(accountId, id))
    .returning({ id: photos.id });
  if (deleted.length === 0) throw noPhoto();
}

/** @throws AppError `not_found` if no deleted one is found, `conflict` at the limit */
export async function restorePhoto(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [deleted] = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.id, id), eq(photos.accountId, accountId), isNotNull(photos.deletedAt)));
    if (!deleted) throw noPhoto();
    const [kept] = await tx
      .select({ count: count() })
      .from(photos)
      .where(and(eq(photos.accountId, accountId), isNull(photos.deletedAt)));
    if ((kept?.count ?? 0) >= MAX_PHOTOS) throw new AppError("conflict", FULL);
    await tx
      .update(photos)
      .set({ deletedAt: null, revision: sql`${photos.revision} + 1` })
      .where(eq(photos.id, id));
  });
}

/**
 * Permanently deletes photos deleted before a time, except originals of altered photos. The sweep removes
 * their files.
 * @returns how many
 */
export async function endDeletedPhotos(deletedBefore: Date, most: number): Promise<number> {
  const db = database();
  const altered = alias(photos, "altered");
  const isUnnamed = notExists(
    db.select({ id: altered.id }).from(altered).where(eq(altered.unalteredPhotoId, photos.id)),
  );
  const over = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(lt(photos.deletedAt, deletedBefore), isUnnamed))
    .orderBy(photos.deletedAt)
    .limit(most);
  const ids = over.map(({ id }) => id);
  const ended = await db
    .delete(photos)
    // One may have been restored or referenced meanwhile.
    .where(and(inArray(photos.id, ids), lt(photos.deletedAt, deletedBefore), isUnnamed))
    .returning({ id: photos.id });
  return ended.length;
}
