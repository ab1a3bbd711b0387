import "server-only";
import { photoFilesOfAccount } from "#db/queries/photo-files.ts";
import { type PhotoRow, photosOfAccount } from "#db/queries/photos.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { type OwnedRead, ofAccount, readOwned } from "#db/owned-read.ts";
import { collectFacts, describedBy } from "#lib/description/index.ts";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";
import { alternativeTexts } from "#lib/photos/alternative-text.ts";
import { coverageOf } from "#lib/photos/coverage.ts";
import { hintsOf } from "#lib/photos/hints.ts";
import { wordFindings } from "#lib/photos/word-findings.ts";
import type { PhotosView, PhotoView } from "#lib/schemas/photos.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { fileStoreKind, NO_STORE } from "#server/file-store/index.ts";
import { urlOf } from "./photo-files.ts";

export { deletePhoto, placePhoto, restorePhoto } from "#db/queries/photos.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type ReadResult<Read> = Read extends OwnedRead<infer T> ? T : never;
type Files = ReadResult<typeof photoFilesOfAccount>;

export const photoReads = {
  photos: photosOfAccount,
  files: photoFilesOfAccount,
  property: propertyOfAccount,
};

const pictureOf = ({ name, width, height }: Files[number]) => ({ width, height, url: urlOf(name) });

const roomOf = ({ roomKey: key, roomNumber: number }: PhotoRow) => key && { key, number };

function alterationOf({ alterationKinds: kinds, unalteredPhotoId }: PhotoRow) {
  return kinds && unalteredPhotoId ? { kinds, unalteredPhotoId } : null;
}

type PhotoViewInput = Pick<PhotoView, "alternativeText" | "findings" | "hints">;

function viewPhoto(photo: PhotoRow, files: Files, details: PhotoViewInput): PhotoView {
  const { id, revision, caption, width, height, placeholder, edits, deletedAt } = photo;
  const shown = files.filter(({ isOriginal }) => !isOriginal);
  const ofType = (ending: string) =>
    shown.filter(({ name }) => name.endsWith(ending)).map(pictureOf);
  const original = files.find(({ isOriginal }) => isOriginal);
  return {
    id,
    revision,
    room: roomOf(photo),
    caption,
    ...details,
    isOwnAlternativeText: photo.alternativeText !== "",
    width,
    height,
    placeholder,
    webp: ofType(".webp"),
    jpeg: ofType(".jpg"),
    originalUrl: original ? urlOf(original.name) : "",
    edits,
    alteration: alterationOf(photo),
    addedAt: photo.createdAt.toISOString(),
    goneAt: deletedAt && new Date(deletedAt.getTime() + DAYS_TO_RESTORE * DAY_MS).toISOString(),
  };
}

export function viewPhotos(read: {
  photos: PhotoRow[];
  files: Files;
  property: LatestPropertyView | null;
}): PhotosView {
  const property = read.property && describedBy(read.property);
  const facts = property ? collectFacts(property) : [];
  const files = Map.groupBy(read.files, ({ photoId }) => photoId);
  const rows = read.photos.map((photo) => ({
    ...photo,
    room: roomOf(photo),
    alteration: alterationOf(photo),
  }));
  const listed = rows.filter(({ deletedAt }) => !deletedAt);
  const deleted = rows.filter(({ deletedAt }) => deletedAt);
  const written = alternativeTexts([...listed, ...deleted], property);
  const hints = hintsOf(listed);
  const view = (photo: (typeof rows)[number]) => {
    const { id, room, caption } = photo;
    const alternativeText = photo.alternativeText || (written.get(id) ?? "");
    const findings = Object.entries({ caption, alternativeText: photo.alternativeText }).flatMap(
      ([field, words]) =>
        wordFindings(words, room, facts).map((finding) => ({
          field: field as "caption" | "alternativeText",
          ...finding,
        })),
    );
    const details = { alternativeText, findings, hints: hints.get(id) ?? [] };
    return viewPhoto(photo, files.get(id) ?? [], details);
  };
  return {
    photos: listed.map(view),
    deleted: deleted.map(view),
    coverage: coverageOf(property, listed),
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
