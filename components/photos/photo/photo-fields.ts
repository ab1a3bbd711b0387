import { PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import type { PhotoChange, PhotoEdits, PhotoView } from "#lib/schemas/photos.ts";

export const UNEDITED: PhotoEdits = { rotation: 0, straighten: 0, crop: null, brightness: 1 };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const sameEdits = (a: PhotoEdits, b: PhotoEdits) =>
  a.rotation === b.rotation &&
  a.straighten === b.straighten &&
  a.brightness === b.brightness &&
  same(cropSides(a), cropSides(b));

const cropSides = ({ crop }: PhotoEdits) => crop && [crop.left, crop.top, crop.width, crop.height];

export const fieldsOf = (photo: PhotoView): PhotoForm => ({
  roomKey: photo.room?.key ?? "",
  roomNumber: photo.room?.number ? String(photo.room.number) : "",
  caption: photo.caption,
  alternativeText: photo.isOwnAlternativeText ? photo.alternativeText : "",
  isAltered: photo.alteration !== null,
  kinds: photo.alteration?.kinds ?? [],
  unalteredPhotoId: photo.alteration?.unalteredPhotoId ?? "",
  edits: photo.edits,
});

function roomOf({ roomKey, roomNumber }: PhotoForm): PhotoView["room"] {
  if (roomKey === "") return null;
  const number = PHOTO_ROOMS[roomKey].many && roomNumber !== "" ? Number(roomNumber) : null;
  return { key: roomKey, number };
}

const alterationOf = ({
  isAltered,
  kinds,
  unalteredPhotoId,
}: PhotoForm): PhotoView["alteration"] => (isAltered ? { kinds, unalteredPhotoId } : null);

/** Returns only the changed fields, so that other members' changes stay. */
export function changeOf(photo: PhotoView, form: PhotoForm): PhotoChange {
  const before = fieldsOf(photo);
  const room = roomOf(form);
  const alteration = alterationOf(form);
  return {
    revision: photo.revision,
    ...(same(room, roomOf(before)) ? null : { room }),
    ...(form.caption === before.caption ? null : { caption: form.caption }),
    ...(form.alternativeText === before.alternativeText
      ? null
      : { alternativeText: form.alternativeText }),
    ...(sameEdits(form.edits, photo.edits) ? null : { edits: form.edits }),
    ...(same(alteration, alterationOf(before)) ? null : { alteration }),
  };
}
