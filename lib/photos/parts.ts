import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";

/** Returns the size of each part of a file, in bytes. */
export function partSizes(size: number): number[] {
  const count = Math.ceil(size / PHOTO_PART_BYTES);
  return Array.from({ length: count }, (_, index) =>
    Math.min(PHOTO_PART_BYTES, size - index * PHOTO_PART_BYTES),
  );
}
