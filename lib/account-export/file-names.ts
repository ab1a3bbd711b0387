const MAX_NAME = 80;

const inFileName = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed()
    // Windows drops dots and spaces at the end of a name.
    .replace(/(?<![. ])[. ]+$/, "");

const extensionOf = (stored: string) => stored.slice(stored.lastIndexOf(".") + 1);

/** Part of an id, so that two files never have one name. */
const idPart = (id: string) => id.slice(0, 8);

/** Returns a photo's path in an export: "photos/01-kitchen-5b0d2d0a.jpg". `index` is from 0. */
export const photoPath = (
  photo: { name: string; photoId: string; roomKey: string | null },
  index: number,
): string => {
  const room = (photo.roomKey ?? "photo").replaceAll("_", "-");
  const number = String(index + 1).padStart(2, "0");
  return `photos/${number}-${room}-${idPart(photo.photoId)}.${extensionOf(photo.name)}`;
};

/** Returns a document version's path in an export: "documents/Deed-v2-5b0d2d0a.pdf". */
export const documentPath = (version: {
  name: string;
  number: number | null;
  documentId: string;
  fileName: string;
}): string => {
  const name = inFileName(version.name) || "document";
  const ending = extensionOf(version.fileName);
  return `documents/${name}-v${version.number ?? 1}-${idPart(version.documentId)}.${ending}`;
};

/** Returns the path of a file attached to an offer in an export: "offers/Approval-t1-1-5b0d2d0a.pdf". */
export const offerFilePath = (file: {
  name: string;
  turn: number;
  number: number;
  submissionId: string;
  fileName: string;
}): string => {
  const name = inFileName(file.name) || "document";
  const ending = extensionOf(file.fileName);
  return `offers/${name}-t${file.turn}-${file.number}-${idPart(file.submissionId)}.${ending}`;
};
