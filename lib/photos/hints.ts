import type { PhotoRoom } from "#lib/fields/photos.ts";
import type { PhotoHint, PhotoRoomChoice } from "#lib/schemas/photos.ts";
import type { PhotoMeasures } from "./measures.ts";
import { hashDistance } from "./perceptual-hash.ts";

interface MeasuredPhoto {
  id: string;
  width: number;
  height: number;
  room: PhotoRoomChoice | null;
  measures: PhotoMeasures;
  /** An altered photo is expected to look like its original. */
  alteration?: { unalteredPhotoId: string } | null;
}

/** In pixels: the minimum of many portals, and a good size. */
const LEAST = { long: 1024, short: 768 };
const GOOD_LONG_SIDE = 2048;

/** Measured: see "Hints" in docs/photography.md. */
export const THRESHOLDS = {
  sharpness: 0.58,
  highBrightness: 115,
  blownOutShare: 0.12,
  tilt: 1.75,
  hashDistance: 12,
} as const;

/** Floor plans, and rooms that are often too small for a landscape photo. */
const UPRIGHT_ROOMS: ReadonlySet<PhotoRoom> = new Set([
  "bathroom",
  "closet",
  "hallway",
  "entry",
  "laundry_room",
  "floor_plan",
]);

/**
 * Returns suggestions for each photo, with reasons. None prevents its use.
 * @param photos in listing order; a duplicate refers to the earlier photo
 */
export function hintsOf(photos: readonly MeasuredPhoto[]): Map<string, PhotoHint[]> {
  return new Map(
    photos.map((photo, index) => {
      const before = photos.slice(0, index);
      const texts: [PhotoHint["kind"], string | null][] = [
        ["too_small", sizeHint(photo)],
        ...(isDrawing(photo) ? [] : hintsOfLight(photo)),
        ["portrait", portraitHint(photo)],
      ];
      const own = texts.flatMap(([kind, text]) => (text ? [{ kind, text, photoId: null }] : []));
      return [photo.id, [...own, ...samePictureHints(photo, before)]];
    }),
  );
}

function isDrawing({ room }: MeasuredPhoto): boolean {
  return room?.key === "floor_plan";
}

function sizeHint({ width, height }: MeasuredPhoto): string | null {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const size = `This photo is ${width} × ${height} pixels.`;
  if (long < LEAST.long || short < LEAST.short) {
    return `${size} Many listing sites require at least ${LEAST.long} × ${LEAST.short}. Add the original file from your camera, not a cropped copy or one sent by message.`;
  }
  if (long < GOOD_LONG_SIDE) {
    return `${size} That's enough for most listing sites, but ${GOOD_LONG_SIDE} on the long side looks better on large screens. Add the original file if you have it.`;
  }
  return null;
}

function hintsOfLight({ measures }: MeasuredPhoto): [PhotoHint["kind"], string | null][] {
  const { sharpness, highBrightness, blownOutShare, tilt } = measures;
  const isBlurred = sharpness !== null && sharpness < THRESHOLDS.sharpness;
  const isDark = highBrightness < THRESHOLDS.highBrightness;
  const isBlownOut = blownOutShare > THRESHOLDS.blownOutShare;
  const isTilted = tilt !== null && Math.abs(tilt) >= THRESHOLDS.tilt;
  return [
    [
      "blurred",
      isBlurred
        ? "This photo looks blurry. Wipe the lens, rest the phone on something steady and take it again."
        : null,
    ],
    [
      "too_dark",
      isDark
        ? "This photo looks dark. Open the curtains, turn on every lamp and take it again, or brighten it here."
        : null,
    ],
    [
      "blown_out",
      isBlownOut
        ? "Large parts of this photo are pure white. Take it again, and tap the brightest spot on your phone's screen first."
        : null,
    ],
    ["tilted", isTilted ? tiltText(tilt) : null],
  ];
}

function tiltText(tilt: number): string {
  const degrees = Math.max(1, Math.round(Math.abs(tilt)));
  const unit = degrees === 1 ? "degree" : "degrees";
  const direction = tilt > 0 ? "left" : "right";
  return `Vertical lines seem to lean by about ${degrees} ${unit}. Straighten the photo to the ${direction}.`;
}

function portraitHint({ width, height, room }: MeasuredPhoto): string | null {
  if (height <= width || (room && UPRIGHT_ROOMS.has(room.key))) return null;
  return "This photo is vertical. Listing sites show horizontal photos larger. Hold the phone sideways if you have the space.";
}

function samePictureHints(photo: MeasuredPhoto, before: readonly MeasuredPhoto[]): PhotoHint[] {
  const same = before.findIndex(
    (other) =>
      !isAlterationOf(photo, other) &&
      !isAlterationOf(other, photo) &&
      hashDistance(photo.measures.perceptualHash, other.measures.perceptualHash) <=
        THRESHOLDS.hashDistance,
  );
  const photoId = before[same]?.id;
  if (photoId === undefined) return [];
  const text = `This looks like a duplicate of photo ${same + 1}. Keep the better one.`;
  return [{ kind: "same_picture", text, photoId }];
}

function isAlterationOf(photo: MeasuredPhoto, other: MeasuredPhoto): boolean {
  return photo.alteration?.unalteredPhotoId === other.id;
}
