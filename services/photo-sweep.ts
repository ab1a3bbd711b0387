import "server-only";
import { findOldUploads, deleteUploadRow } from "#db/queries/photo-uploads.ts";
import { endDeletedPhotos } from "#db/queries/photos.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import { fileStore, fileStoreKind } from "#server/file-store/index.ts";
import { deleteParts } from "#server/photos/sent-parts.ts";
import { sweepFiles } from "./photo-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// Of very many the rest is left to the next time.
const MOST = 300;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

// Of an upload that was made a photograph there is nothing left to take, unless a part came late.
async function sweepUploads(now: Date): Promise<void> {
  const store = await fileStore();
  for (const upload of await findOldUploads(daysBefore(now, 1), MOST)) {
    await deleteParts(store, upload);
    await deleteUploadRow(upload.id);
  }
}

/** Ends what was deleted 30 days ago, and takes out of the store what belongs to no photograph. */
export async function sweepPhotos(now: Date): Promise<void> {
  if (fileStoreKind() === "none") return;
  await endDeletedPhotos(daysBefore(now, DAYS_TO_RESTORE), MOST);
  await sweepUploads(now);
  await sweepFiles(now);
}
