import "server-only";
import * as uploads from "#db/queries/photo-uploads.ts";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import { addPhoto } from "#db/queries/photos.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { partSizes } from "#lib/photos/parts.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import type { PhotoUploadView } from "#lib/schemas/photos.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";
import { makePictures } from "#server/photos/make-pictures.ts";
import { inTurn } from "#server/photos/queue.ts";
import { readPicture } from "#server/photos/read-picture.ts";
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

export async function viewUpload(upload: PhotoUpload | null): Promise<PhotoUploadView> {
  const { id, size, isDone } = upload ?? refuse();
  const view = { uploadId: id, size, partBytes: PHOTO_PART_BYTES };
  return isDone
    ? { ...view, parts: [], photoId: id }
    : { ...view, parts: await missingParts(upload as PhotoUpload), photoId: null };
}

async function missingParts(upload: PhotoUpload): Promise<PhotoUploadView["parts"]> {
  const store = await fileStore();
  const sent = await store.partSizes(upload);
  const wanted = partSizes(upload.size).map((size, index) => ({ size, number: index + 1 }));
  const missing = wanted.filter(({ size, number }) => sent.get(number) !== size);
  return Promise.all(
    missing.map(async ({ size, number }) => ({
      number,
      url:
        (await store.partUrl(upload, number, size)) ??
        `/api/photos/uploads/${upload.id}/parts/${number}`,
    })),
  );
}

/** @throws AppError `unavailable` without a store, `conflict` where there is no room, `rate_limited` */
export async function beginUpload(accountId: string, size: number): Promise<PhotoUploadView> {
  const store = await fileStore();
  await countAttempt({ photoUpload: accountId }, TOO_MANY);
  const id = crypto.randomUUID();
  const upload = { id, size, storeId: await store.beginUpload(id), isDone: false };
  try {
    await uploads.openUpload(accountId, upload);
  } catch (error) {
    await endUpload(upload);
    throw error;
  }
  return viewUpload(upload);
}

/** @throws AppError `not_found`, `bad_request` for a part of another length */
export async function savePart(
  accountId: string,
  { uploadId, part }: { uploadId: string; part: number },
  bytes: Uint8Array,
): Promise<void> {
  const upload = await requireUpload(accountId, uploadId);
  if (upload.isDone || bytes.length !== partSizes(upload.size)[part - 1]) {
    throw new AppError("bad_request", WRONG_SIZE);
  }
  const store = await fileStore();
  await store.putPart(upload, part, bytes);
}

const takeAway = async (upload: PhotoUpload) => (await fileStore()).endUpload(upload);

// What can't be taken away now is swept after a day.
async function endUpload(upload: PhotoUpload): Promise<void> {
  try {
    await takeAway(upload);
  } catch (error) {
    logError("upload not ended", error);
  }
}

/** @throws AppError `not_found` */
export async function giveUpUpload(accountId: string, uploadId: string): Promise<void> {
  const upload = await requireUpload(accountId, uploadId);
  await endUpload(upload);
  await uploads.deleteUpload(accountId, uploadId);
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
  if (upload.isDone) return;
  await countAttempt({ photoMaking: accountId }, TOO_MANY);
  const store = await fileStore();
  await inTurn(async () => {
    const bytes = await store.readUpload(upload);
    if (!bytes) {
      if ((await requireUpload(accountId, uploadId)).isDone) return;
      throw new AppError("bad_request", INCOMPLETE);
    }
    try {
      await makePhoto(accountId, upload, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      await endUpload(upload);
      await uploads.deleteUpload(accountId, uploadId);
      throw error;
    }
    await endUpload(upload);
  });
}

/** Takes away what was sent of uploads that are a day old. Their photographs stand. */
export async function sweepUploads(now: Date): Promise<void> {
  const old = await uploads.findOldUploads(new Date(now.getTime() - DAY_MS), MOST_SWEPT);
  for (const upload of old) {
    await takeAway(upload);
    await uploads.forgetUpload(upload.id);
  }
}
