import "server-only";
import { findOriginal, photoFilesOfAccount } from "#db/queries/photo-files.ts";
import * as photos from "#db/queries/photos.ts";
import type { PhotoRow } from "#db/queries/photos.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { type OwnedRead, ofAccount, readOwned } from "#db/owned-read.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import type { PhotoChange, PhotosView, PhotoView } from "#lib/schemas/photos.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { fileStoreKind, NO_STORE } from "#server/file-store/index.ts";
import { makePictures } from "#server/photos/make-pictures.ts";
import { inTurn } from "#server/photos/queue.ts";
import { countAttempt } from "./limits.ts";
import { dropFiles, readWhole, storeFiles, urlOf } from "./photo-files.ts";
import { TOO_MANY } from "./photo-uploads.ts";

export { deletePhoto, placePhoto, restorePhoto } from "#db/queries/photos.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Seen<Read> = Read extends OwnedRead<infer T> ? T : never;
type Files = Seen<typeof photoFilesOfAccount>;

/** All that the view is made of. */
export const photoReads = {
  photos: photos.photosOfAccount,
  files: photoFilesOfAccount,
  property: propertyOfAccount,
};

const pictureOf = ({ name, width, height }: Files[number]) => ({ width, height, url: urlOf(name) });

function viewPhoto(photo: PhotoRow, files: Files): PhotoView {
  const { id, revision, caption, width, height, placeholder, edits, deletedAt } = photo;
  const shown = files.filter(({ isOriginal }) => !isOriginal);
  const ofType = (ending: string) =>
    shown.filter(({ name }) => name.endsWith(ending)).map(pictureOf);
  const original = files.find(({ isOriginal }) => isOriginal);
  return {
    id,
    revision,
    room: photo.roomKey && { key: photo.roomKey, number: photo.roomNumber },
    caption,
    alternativeText: photo.alternativeText,
    isOwnAlternativeText: photo.alternativeText !== "",
    width,
    height,
    placeholder,
    webp: ofType(".webp"),
    jpeg: ofType(".jpg"),
    originalUrl: original ? urlOf(original.name) : "",
    edits,
    alteration:
      photo.alterationKinds && photo.unalteredPhotoId
        ? { kinds: photo.alterationKinds, unalteredPhotoId: photo.unalteredPhotoId }
        : null,
    findings: [],
    hints: [],
    addedAt: photo.createdAt.toISOString(),
    goneAt: deletedAt && new Date(deletedAt.getTime() + DAYS_TO_RESTORE * DAY_MS).toISOString(),
  };
}

export function viewPhotos(read: {
  photos: PhotoRow[];
  files: Files;
  property: LatestPropertyView | null;
}): PhotosView {
  const files = Map.groupBy(read.files, ({ photoId }) => photoId);
  const views = read.photos.map((photo) => viewPhoto(photo, files.get(photo.id) ?? []));
  return {
    photos: views.filter(({ goneAt }) => goneAt === null),
    deleted: views.filter(({ goneAt }) => goneAt !== null),
    coverage: { wanted: [] },
    cannotAdd: fileStoreKind() === "none" ? NO_STORE : null,
  };
}

export async function listPhotos(accountId: string): Promise<PhotosView> {
  const owner = ofAccount(accountId);
  const [photos, files, property] = await Promise.all([
    readOwned(photoReads.photos, owner),
    readOwned(photoReads.files, owner),
    readOwned(photoReads.property, owner),
  ]);
  return viewPhotos({ photos, files, property });
}

/**
 * Changes a photograph. What is done to the picture is done to its original, which stays as it is.
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
  const original = await findOriginal(accountId, id);
  if (!original) throw photos.noPhoto();
  await countAttempt({ photoMaking: accountId }, TOO_MANY);
  await inTurn(async () => {
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
