import "server-only";
import * as uploads from "#db/queries/photo-uploads.ts";
import type { PhotoUpload, UploadPurpose } from "#db/queries/photo-uploads.ts";
import { AppError } from "#lib/errors.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";
import { deleteParts, missingParts, partKey, partsOf } from "#server/photos/sent-parts.ts";
import { countAttempt, type Keys } from "./limits.ts";

const NO_PART = "This upload doesn't need that part.";

interface PartName {
  uploadId: string;
  part: number;
}

/** How photo and document uploads differ. */
interface Kind {
  purpose: UploadPurpose;
  kept: "photos" | "documents";
  /** Path for parts when this server receives them. */
  address: string;
  boundOf: (accountId: string) => Keys;
  tooMany: string;
  none: () => AppError;
}

/** Returns the functions for multipart uploads of one kind. */
export function uploadsOf({ purpose, kept, address, boundOf, tooMany, none }: Kind) {
  const refuse = (): never => {
    throw none();
  };

  const requireUpload = async (accountId: string, uploadId: string): Promise<PhotoUpload> =>
    (await uploads.findUpload(accountId, uploadId, purpose)) ?? refuse();

  async function wantedParts(upload: PhotoUpload) {
    const store = await fileStore(kept);
    const missing = await missingParts(store, upload);
    return Promise.all(
      missing.map(async ({ number, bytes }) => ({
        number,
        url:
          (await store.uploadUrl(partKey(upload, number), bytes)) ??
          `${address}/${upload.id}/parts/${number}`,
      })),
    );
  }

  /**
   * Returns the parts that are still missing.
   * @throws AppError `not_found`
   */
  async function viewUpload(found: PhotoUpload | null) {
    const upload = found ?? refuse();
    const { id: uploadId, size, state } = upload;
    const isDone = state === "done";
    const parts = isDone ? [] : await wantedParts(upload);
    return { uploadId, size, partBytes: PHOTO_PART_BYTES, parts, isDone };
  }

  /**
   * @throws AppError `unavailable` without a store, `conflict` when there is no room,
   *   `rate_limited`
   */
  async function beginUpload(accountId: string, size: number) {
    await fileStore(kept);
    await countAttempt(boundOf(accountId), tooMany);
    return viewUpload(await uploads.openUpload(accountId, size, purpose));
  }

  /** @returns the part's size in bytes */
  async function requirePart(accountId: string, { uploadId, part }: PartName): Promise<number> {
    const upload = await requireUpload(accountId, uploadId);
    const wanted = partsOf(upload).find(({ number }) => number === part);
    if (upload.state === "done" || !wanted) throw new AppError("bad_request", NO_PART);
    return wanted.bytes;
  }

  /**
   * Streams a part to the store. A failed one leaves nothing there.
   * @param open starts reading the body, which must have this many bytes
   * @throws AppError `not_found`, `bad_request` for a part that the upload doesn't have, and what
   *   `open` and reading throw
   */
  async function savePart(
    accountId: string,
    name: PartName,
    open: (bytes: number) => AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const bytes = await requirePart(accountId, name);
    const store = await fileStore(kept);
    const key = partKey({ id: name.uploadId }, name.part);
    const [written] = await Promise.allSettled([store.putStream(key, open(bytes), bytes)]);
    try {
      await requirePart(accountId, name);
    } catch (error) {
      // Canceled or completed meanwhile, so the other parts are already deleted.
      await store.delete(key);
      throw error;
    }
    if (written.status === "rejected") throw written.reason;
  }

  // The sweep deletes what fails here after a day.
  async function dropParts(upload: PhotoUpload): Promise<void> {
    try {
      await deleteParts(await fileStore(kept), upload);
    } catch (error) {
      logError("could not delete the parts of a file", error);
    }
  }

  async function endUpload(accountId: string, upload: PhotoUpload): Promise<void> {
    await uploads.endUpload(accountId, upload.id);
    await dropParts(upload);
  }

  /** @throws AppError `not_found` */
  async function giveUpUpload(accountId: string, uploadId: string): Promise<void> {
    await endUpload(accountId, await requireUpload(accountId, uploadId));
  }

  return { requireUpload, viewUpload, beginUpload, savePart, dropParts, endUpload, giveUpUpload };
}
