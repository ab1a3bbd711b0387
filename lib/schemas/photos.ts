import { z } from "zod";
import { MUST_BE_NUMBER } from "#lib/fields/numbers.ts";
import {
  ALTERATION_KEYS,
  BRIGHTNESS,
  MAX_ALTERNATIVE_TEXT,
  MAX_CAPTION,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_FILE_NAME,
  MAX_STRAIGHTEN,
  PHOTO_ROOM_KEYS,
  ROTATIONS,
} from "#lib/fields/photos.ts";
import { text } from "./text.ts";
import { between, fileSize, MUST_BE_WHOLE, revision } from "./values.ts";

const MEGABYTE = 1024 * 1024;

const share = between(0, 1);
const MIN_SHARE = 0.1;
const MAX_ROOMS = 100;
const roomNumber = z.int(MUST_BE_WHOLE).pipe(between(1, MAX_ROOMS));

/**
 * Edits of a photo, applied in this order: rotated, straightened (degrees clockwise, cropped so
 * that no corner is empty), cropped (shares of the resulting width and height), brightened (a
 * factor; 1 changes nothing).
 */
export const photoEdits = z.object(
  {
    rotation: z.literal(ROTATIONS, "Must be 0, 90, 180 or 270"),
    straighten: between(-MAX_STRAIGHTEN, MAX_STRAIGHTEN),
    crop: z
      .object(
        { left: share, top: share, width: between(MIN_SHARE, 1), height: between(MIN_SHARE, 1) },
        "Must be an area of the photo",
      )
      .refine(
        ({ left, top, width, height }) => left + width <= 1.000001 && top + height <= 1.000001,
        "Must be within the photo",
      )
      .nullable(),
    brightness: between(BRIGHTNESS.least, BRIGHTNESS.most),
  },
  "Must list the photo's edits",
);
export type PhotoEdits = z.infer<typeof photoEdits>;

const CHOOSE_A_ROOM = "Choose a room";
export const photoRoom = z.object(
  {
    key: z.enum(PHOTO_ROOM_KEYS, CHOOSE_A_ROOM),
    // Which bedroom or bathroom, from 1; null if unknown or if there is only one such room.
    number: roomNumber.nullable(),
  },
  CHOOSE_A_ROOM,
);
export type PhotoRoomChoice = z.infer<typeof photoRoom>;

export const CHOOSE_CHANGES = "Choose what was changed";
export const CHOOSE_ORIGINAL = "Choose the original photo";

/** Null withdraws the declaration. The unaltered photo is another one of the account. */
const alteration = z
  .object(
    {
      kinds: z
        .array(z.enum(ALTERATION_KEYS, CHOOSE_CHANGES), CHOOSE_CHANGES)
        .min(1, CHOOSE_CHANGES)
        .max(ALTERATION_KEYS.length * 2, CHOOSE_CHANGES),
      unalteredPhotoId: z.uuid(CHOOSE_ORIGINAL),
    },
    "Describe what was changed",
  )
  .nullable();

/** Omitted fields stay unchanged. `revision` is the one that the person saw. */
export const photoChange = z.object({
  revision,
  room: photoRoom.nullable().optional(),
  caption: text(MAX_CAPTION).optional(),
  // Empty: generated again from the room and the facts.
  alternativeText: text(MAX_ALTERNATIVE_TEXT).optional(),
  edits: photoEdits.optional(),
  alteration: alteration.optional(),
});
export type PhotoChange = z.infer<typeof photoChange>;

export const photoUploadInput = z.object({
  fileName: text(MAX_PHOTO_FILE_NAME),
  size: fileSize(
    MAX_PHOTO_BYTES,
    `Photos can be up to ${MAX_PHOTO_BYTES / MEGABYTE} MB. Make the file smaller and try again.`,
  ),
});

/** The URLs for the `PUT` of each part: this product's, or presigned URLs of the store. */
export const photoUploadView = z.object({
  uploadId: z.uuid(),
  size: z.number().int(),
  partBytes: z.number().int(),
  // Only the missing parts, numbered from 1.
  parts: z.array(z.object({ number: z.number().int(), url: z.string() })),
  photoId: z.uuid().nullable(),
});
export type PhotoUploadView = z.infer<typeof photoUploadView>;

const picture = z.object({ width: z.number().int(), height: z.number().int(), url: z.string() });

const finding = z.object({
  field: z.enum(["caption", "alternativeText"]),
  kind: z.enum(["violation", "caution", "claim"]),
  quote: z.string(),
  reason: z.string(),
});

export const PHOTO_HINTS = [
  "too_small",
  "blurred",
  "too_dark",
  "blown_out",
  "tilted",
  "portrait",
  "same_picture",
] as const;
export type PhotoHintKind = (typeof PHOTO_HINTS)[number];

export const photoHint = z.object({
  kind: z.enum(PHOTO_HINTS),
  // A sentence with its reason and what to do.
  text: z.string(),
  // For `same_picture`: the other photo.
  photoId: z.uuid().nullable(),
});
export type PhotoHint = z.infer<typeof photoHint>;

export const photoView = z.object({
  id: z.uuid(),
  revision: z.number().int(),
  room: photoRoom.nullable(),
  caption: z.string(),
  // The alternative text on the page: the seller's own, or one generated from the facts.
  alternativeText: z.string(),
  isOwnAlternativeText: z.boolean(),
  // The displayed picture's size, in pixels.
  width: z.number().int(),
  height: z.number().int(),
  // A tiny picture as a data: URL, shown until the photo loads.
  placeholder: z.string(),
  // Small to large; WebP and JPEG in the same widths, thumbnail first.
  webp: z.array(picture),
  jpeg: z.array(picture),
  // The unedited picture, only for the account.
  originalUrl: z.string(),
  edits: photoEdits,
  alteration: z
    .object({ kinds: z.array(z.enum(ALTERATION_KEYS)), unalteredPhotoId: z.uuid() })
    .nullable(),
  findings: z.array(finding),
  hints: z.array(photoHint),
  addedAt: z.iso.datetime(),
  // Set for a deleted photo, which can be restored until `goneAt`.
  goneAt: z.iso.datetime().nullable(),
});
export type PhotoView = z.infer<typeof photoView>;

export const coverageView = z.object({
  // Photos buyers expect of this home, based on the entered facts, in a listing's usual order.
  wanted: z.array(
    z.object({
      room: photoRoom,
      label: z.string(),
      photoIds: z.array(z.uuid()),
      advice: z.array(z.string()),
    }),
  ),
});
export type CoverageView = z.infer<typeof coverageView>;

export const photosView = z.object({
  // In listing order; the first is the cover.
  photos: z.array(photoView),
  deleted: z.array(photoView),
  coverage: coverageView,
  // Why adding doesn't work, as a sentence; null if it works.
  cannotAdd: z.string().nullable(),
});
export type PhotosView = z.infer<typeof photosView>;

export const photoPlaceInput = z.object({
  beforePhotoId: z.uuid("Must be a photo's id, or null").nullable(),
});

export const photoCompletion = z.object({
  room: photoRoom.shape.key.optional(),
  roomNumber: z.coerce.number(MUST_BE_NUMBER).pipe(roomNumber).optional(),
  beforePhotoId: z.uuid("Must be a photo's id").optional(),
});
export type PhotoCompletion = z.infer<typeof photoCompletion>;
