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

/** What is different between photographs and documents on their way. */
interface Kind {
  purpose: UploadPurpose;
  kept: "photos" | "documents";
  /** Where the product takes parts itself. */
  address: string;
  boundOf: (accountId: string) => Keys;
  tooMany: string;
  none: () => AppError;
}

/** Files that arrive part by part, of one kind. */
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

  /** Which parts are still to be sent. @throws AppError `not_found` */
  async function viewUpload(found: PhotoUpload | null) {
    const upload = found ?? refuse();
    const { id: uploadId, size, state } = upload;
    const isDone = state === "done";
    const parts = isDone ? [] : await wantedParts(upload);
    return { uploadId, size, partBytes: PHOTO_PART_BYTES, parts, isDone };
  }

  /** @throws AppError `unavailable` without a store, `conflict` where there is no room, `rate_limited` */
  async function beginUpload(accountId: string, size: number) {
    await fileStore(kept);
    await countAttempt(boundOf(accountId), tooMany);
    return viewUpload(await uploads.openUpload(accountId, size, purpose));
  }

  /** @returns how many bytes the part has */
  async function requirePart(accountId: string, { uploadId, part }: PartName): Promise<number> {
    const upload = await requireUpload(accountId, uploadId);
    const wanted = partsOf(upload).find(({ number }) => number === part);
    if (upload.state === "done" || !wanted) throw new AppError("bad_request", NO_PART);
    return wanted.bytes;
  }

  /**
   * Writes a part to the store while it arrives. One that fails on the way leaves nothing there.
   * @param open begins to read the body, which has so many bytes
   * @throws AppError `not_found`, `bad_request` where the upload has no such part, and what `open` and
   *   reading throw
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
      // Given up, or completed, while it arrived: its other parts are gone already.
      await store.delete(key);
      throw error;
    }
    if (written.status === "rejected") throw written.reason;
  }

  // What can't be taken away now is swept after a day.
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
