import "server-only";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import { noUpload } from "#db/queries/photos.ts";
import type { PhotoUploadView } from "#lib/schemas/photos.ts";
import { uploadsOf } from "./uploads.ts";

export { uploadOfAccount } from "#db/queries/photo-uploads.ts";

export const TOO_MANY =
  "You've uploaded a lot of photos. The ones you added are saved. Try again in an hour.";

const uploads = uploadsOf({
  purpose: "photo",
  kept: "photos",
  address: "/api/photo-uploads",
  boundOf: (accountId) => ({ photoUpload: accountId }),
  tooMany: TOO_MANY,
  none: noUpload,
});

export const { requireUpload, savePart, dropParts, endUpload, giveUpUpload } = uploads;

type UploadWithPhoto = Awaited<ReturnType<typeof uploads.viewUpload>>;

const asPhoto = ({ isDone, ...view }: UploadWithPhoto): PhotoUploadView => ({
  ...view,
  photoId: isDone ? view.uploadId : null,
});

export const viewUpload = async (found: PhotoUpload | null): Promise<PhotoUploadView> =>
  asPhoto(await uploads.viewUpload(found));

/**
 * Starts a photo upload.
 * @throws AppError `unavailable` without a store, `conflict` when there is no room,
 *   `rate_limited`
 */
export const beginUpload = async (accountId: string, size: number): Promise<PhotoUploadView> =>
  asPhoto(await uploads.beginUpload(accountId, size));
