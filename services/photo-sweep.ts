import "server-only";
import { findOldUploads, deleteUploadRow } from "#db/queries/photo-uploads.ts";
import { endDeletedPhotos } from "#db/queries/photos.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import { fileStore, fileStoreKind } from "#server/file-store/index.ts";
import { deleteParts } from "#server/photos/sent-parts.ts";
import { sweepFiles } from "./photo-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// The next sweep deletes the rest.
const MOST = 300;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

// A completed upload has no parts left, unless one arrived late.
async function sweepUploads(now: Date): Promise<void> {
  const store = await fileStore();
  for (const upload of await findOldUploads(daysBefore(now, 1), MOST)) {
    await deleteParts(store, upload);
    await deleteUploadRow(upload.id);
  }
}

/** Purges photos deleted 30 days ago, and removes files that belong to no photo. */
export async function sweepPhotos(now: Date): Promise<void> {
  if (fileStoreKind() === "none") return;
  await endDeletedPhotos(daysBefore(now, DAYS_TO_RESTORE), MOST);
  await sweepUploads(now);
  await sweepFiles(now);
}
