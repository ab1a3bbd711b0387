import "server-only";
import * as uploads from "#db/queries/photo-uploads.ts";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import { noUpload } from "#db/queries/photos.ts";
import { AppError } from "#lib/errors.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import type { PhotoUploadView } from "#lib/schemas/photos.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";
import { deleteParts, missingParts, partKey, partsOf } from "#server/photos/sent-parts.ts";
import { countAttempt } from "./limits.ts";

export { uploadOfAccount } from "#db/queries/photo-uploads.ts";

export const TOO_MANY =
  "That were very many photographs in a short time. What you have added is kept; please go on later.";
const WRONG_SIZE = "This part is not as long as it was said to be.";

export const requireUpload = async (accountId: string, uploadId: string): Promise<PhotoUpload> =>
  (await uploads.findUpload(accountId, uploadId)) ?? refuse();

const refuse = (): never => {
  throw noUpload();
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
        `/api/photo-uploads/${upload.id}/parts/${number}`,
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
export async function dropParts(upload: PhotoUpload): Promise<void> {
  try {
    await deleteParts(await fileStore(), upload);
  } catch (error) {
    logError("parts of a photograph not deleted", error);
  }
}

export async function endUpload(accountId: string, upload: PhotoUpload): Promise<void> {
  await uploads.endUpload(accountId, upload.id);
  await dropParts(upload);
}

/** @throws AppError `not_found` */
export async function giveUpUpload(accountId: string, uploadId: string): Promise<void> {
  await endUpload(accountId, await requireUpload(accountId, uploadId));
}
