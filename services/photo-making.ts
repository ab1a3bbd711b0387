import "server-only";
import { findOriginal } from "#db/queries/photo-files.ts";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import * as photos from "#db/queries/photos.ts";
import { AppError } from "#lib/errors.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import type { PhotoChange, PhotoCompletion } from "#lib/schemas/photos.ts";
import { fileStore } from "#server/file-store/index.ts";
import { makePictures } from "#server/photos/make-pictures.ts";
import { inTurn } from "#server/photos/queue.ts";
import { readPicture } from "#server/photos/read-picture.ts";
import { PictureRefused } from "#server/photos/refusal.ts";
import { joinParts } from "#server/photos/sent-parts.ts";
import { countAttempt } from "./limits.ts";
import { dropFiles, readWhole, storeFiles } from "./photo-files.ts";
import { dropParts, endUpload, requireUpload, TOO_MANY } from "./photo-uploads.ts";

const INCOMPLETE = "Part of this photo is missing. Please upload it again.";

async function makePhoto(
  accountId: string,
  upload: PhotoUpload,
  bytes: Buffer,
  place: PhotoCompletion,
): Promise<void> {
  const original = await readPicture(bytes);
  const { variants, ...shape } = await makePictures(original.bytes, NO_EDITS);
  const files = await storeFiles([
    { ...original, format: "jpeg", isOriginal: true },
    ...variants.map((variant) => ({ ...variant, isOriginal: false })),
  ]);
  const names = files.map(({ name }) => name);
  try {
    const made = { ...shape, edits: NO_EDITS, files, place };
    if (!(await photos.addPhoto(accountId, upload.id, made))) await dropFiles(names);
  } catch (error) {
    await dropFiles(names);
    throw error;
  }
}

/**
 * Creates the photo of an upload. Repeated or concurrent calls create it once.
 * @param place where it goes, used by the first call
 * @throws AppError `not_found`, `bad_request` when parts are missing, the place is invalid or the
 *   file isn't an accepted photo (its parts are deleted then), `conflict`, `rate_limited`,
 *   `unavailable`
 */
export async function completeUpload(
  accountId: string,
  uploadId: string,
  place: PhotoCompletion,
): Promise<void> {
  const upload = await requireUpload(accountId, uploadId);
  if (upload.state === "done") return;
  await countAttempt({ photoMaking: accountId }, TOO_MANY);
  const store = await fileStore();
  await inTurn(accountId, async () => {
    const bytes = await joinParts(store, upload);
    if (!bytes) {
      if ((await requireUpload(accountId, uploadId)).state === "done") return;
      throw new AppError("bad_request", INCOMPLETE);
    }
    try {
      await makePhoto(accountId, upload, bytes, place);
    } catch (error) {
      if (error instanceof PictureRefused) await endUpload(accountId, upload);
      throw error;
    }
    await dropParts(upload);
  });
}

/** @throws AppError `not_found`, `conflict` when it was changed since */
async function requireOriginal(accountId: string, id: string, revision: number) {
  const original = await findOriginal(accountId, id);
  if (!original) throw photos.noPhoto();
  if (original.revision !== revision) throw photos.photoConflict();
  return original;
}

/**
 * Changes a photo. Edits are applied to its original, which stays unchanged.
 * @throws AppError `not_found`, `conflict`, `bad_request`, `rate_limited`, `unavailable`
 */
export async function changePhoto(
  accountId: string,
  id: string,
  change: PhotoChange,
): Promise<void> {
  const { edits } = change;
  if (!edits) {
    await photos.changePhoto(accountId, id, change, null);
    return;
  }
  // Checked before waiting too: of several changes to one revision, only the first can succeed.
  await requireOriginal(accountId, id, change.revision);
  await countAttempt({ photoMaking: accountId }, TOO_MANY);
  await inTurn(accountId, async () => {
    const original = await requireOriginal(accountId, id, change.revision);
    const bytes = await readWhole(original.name);
    if (!bytes) throw photos.noPhoto();
    const { variants, ...shape } = await makePictures(bytes, edits);
    const files = await storeFiles(variants.map((variant) => ({ ...variant, isOriginal: false })));
    try {
      await dropFiles(await photos.changePhoto(accountId, id, change, { ...shape, files }));
    } catch (error) {
      await dropFiles(files.map(({ name }) => name));
      throw error;
    }
  });
}
