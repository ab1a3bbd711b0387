import "server-only";
import * as uploads from "#db/queries/photo-uploads.ts";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import { addPhoto } from "#db/queries/photos.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import type { PhotoUploadView } from "#lib/schemas/photos.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";
import { makePictures } from "#server/photos/make-pictures.ts";
import { inTurn } from "#server/photos/queue.ts";
import { readPicture } from "#server/photos/read-picture.ts";
import {
  deleteParts,
  joinParts,
  missingParts,
  partKey,
  partsOf,
} from "#server/photos/sent-parts.ts";
import { PictureRefused } from "#server/photos/refusal.ts";
import { countAttempt } from "./limits.ts";
import { dropFiles, storeFiles } from "./photo-files.ts";

export { uploadOfAccount } from "#db/queries/photo-uploads.ts";

export const TOO_MANY =
  "That were very many photographs in a short time. What you have added is kept; please go on later.";
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_SWEPT = 300;
const NO_UPLOAD = "This photograph is no longer on its way. Please add it again.";
const INCOMPLETE = "Some of this photograph has not arrived yet. Please send the rest.";
const WRONG_SIZE = "This part is not as long as it was said to be.";

const requireUpload = async (accountId: string, uploadId: string): Promise<PhotoUpload> =>
  (await uploads.findUpload(accountId, uploadId)) ?? refuse();

const refuse = (): never => {
  throw notFound(NO_UPLOAD);
};

export async function viewUpload(found: PhotoUpload | null): Promise<PhotoUploadView> {
  const upload = found ?? refuse();
  const { id: uploadId, size, state } = upload;
  const view = { uploadId, size, partBytes: PHOTO_PART_BYTES };
  return state === "done"
    ? { ...view, parts: [], photoId: uploadId }
    : { ...view, parts: await wantedParts(upload), photoId: null };
}

async function wantedParts(upload: PhotoUpload): Promise<PhotoUploadView["parts"]> {
  const store = await fileStore();
  const missing = await missingParts(store, upload);
  return Promise.all(
    missing.map(async ({ number, bytes }) => ({
      number,
      url:
        (await store.uploadUrl(partKey(upload, number), bytes)) ??
        `/api/photos/uploads/${upload.id}/parts/${number}`,
    })),
  );
}

/** @throws AppError `unavailable` without a store, `conflict` where there is no room, `rate_limited` */
export async function beginUpload(accountId: string, size: number): Promise<PhotoUploadView> {
  await fileStore();
  await countAttempt({ photoUpload: accountId }, TOO_MANY);
  return viewUpload(await uploads.openUpload(accountId, size));
}

/** @throws AppError `not_found`, `bad_request` for a part of another length */
export async function savePart(
  accountId: string,
  { uploadId, part }: { uploadId: string; part: number },
  bytes: Uint8Array,
): Promise<void> {
  const upload = await requireUpload(accountId, uploadId);
  const wanted = partsOf(upload).find(({ number }) => number === part);
  if (upload.state === "done" || bytes.length !== wanted?.bytes) {
    throw new AppError("bad_request", WRONG_SIZE);
  }
  const store = await fileStore();
  await store.put(partKey(upload, part), bytes, "application/octet-stream");
}

// What can't be taken away now is swept after a day.
async function dropParts(upload: PhotoUpload): Promise<void> {
  try {
    await deleteParts(await fileStore(), upload);
  } catch (error) {
    logError("parts of a photograph not deleted", error);
  }
}

async function endUpload(accountId: string, upload: PhotoUpload): Promise<void> {
  await uploads.endUpload(accountId, upload.id);
  await dropParts(upload);
}

/** @throws AppError `not_found` */
export async function giveUpUpload(accountId: string, uploadId: string): Promise<void> {
  await endUpload(accountId, await requireUpload(accountId, uploadId));
}

async function makePhoto(accountId: string, upload: PhotoUpload, bytes: Buffer): Promise<void> {
  const original = await readPicture(bytes);
  const { variants, ...shape } = await makePictures(original.bytes, NO_EDITS);
  const files = await storeFiles([
    { ...original, format: "jpeg", isOriginal: true },
    ...variants.map((variant) => ({ ...variant, isOriginal: false })),
  ]);
  const names = files.map(({ name }) => name);
  try {
    const made = { ...shape, edits: NO_EDITS, files };
    if (!(await addPhoto(accountId, upload.id, made))) await dropFiles(names);
  } catch (error) {
    await dropFiles(names);
    throw error;
  }
}

/**
 * Makes the photograph of an upload. Asked again, or by two at once, there is one photograph.
 * @throws AppError `not_found`, `bad_request` where parts are missing or it is no photograph that can
 *   be taken (then nothing of it is kept), `conflict`, `rate_limited`, `unavailable`
 */
export async function completeUpload(accountId: string, uploadId: string): Promise<void> {
  const upload = await requireUpload(accountId, uploadId);
  if (upload.state === "done") return;
  await countAttempt({ photoMaking: accountId }, TOO_MANY);
  const store = await fileStore();
  await inTurn(async () => {
    const bytes = await joinParts(store, upload);
    if (!bytes) {
      if ((await requireUpload(accountId, uploadId)).state === "done") return;
      throw new AppError("bad_request", INCOMPLETE);
    }
    try {
      await makePhoto(accountId, upload, bytes);
    } catch (error) {
      if (error instanceof PictureRefused) await endUpload(accountId, upload);
      throw error;
    }
    await dropParts(upload);
  });
}

/** Takes away what was sent of uploads that are a day old. Their photographs stand. */
export async function sweepUploads(now: Date): Promise<void> {
  const store = await fileStore();
  const old = await uploads.findOldUploads(new Date(now.getTime() - DAY_MS), MOST_SWEPT);
  for (const upload of old) {
    await deleteParts(store, upload);
    await uploads.forgetUpload(upload.id);
  }
}
