import { clamp } from "#lib/math.ts";
import type { PhotoEdits } from "#lib/schemas/photos.ts";

export type Crop = NonNullable<PhotoEdits["crop"]>;

export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };
const LEAST = 0.1;
/** The server works in pixels, so finer values have no effect. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;

export const CORNERS = ["top left", "top right", "bottom left", "bottom right"] as const;
export type Corner = (typeof CORNERS)[number];

export function moveCrop(crop: Crop, x: number, y: number): Crop {
  return {
    ...crop,
    left: round(clamp(crop.left + x, 0, 1 - crop.width)),
    top: round(clamp(crop.top + y, 0, 1 - crop.height)),
  };
}

/** Moves one corner; the opposite one stays. */
export function moveCorner(crop: Crop, corner: Corner, x: number, y: number): Crop {
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  const left = corner.endsWith("left") ? clamp(crop.left + x, 0, right - LEAST) : crop.left;
  const top = corner.startsWith("top") ? clamp(crop.top + y, 0, bottom - LEAST) : crop.top;
  const newRight = corner.endsWith("right") ? clamp(right + x, left + LEAST, 1) : right;
  const newBottom = corner.startsWith("bottom") ? clamp(bottom + y, top + LEAST, 1) : bottom;
  return {
    left: round(left),
    top: round(top),
    width: round(newRight - left),
    height: round(newBottom - top),
  };
}

/** Returns the same area after a 90° clockwise rotation. */
export function turnCrop(crop: Crop | null): Crop | null {
  if (!crop) return null;
  return {
    left: round(1 - crop.top - crop.height),
    top: crop.left,
    width: crop.height,
    height: crop.width,
  };
}

/** Returns null for a crop that cuts nothing off. */
export function orNull(crop: Crop): Crop | null {
  return crop.width >= 0.9995 && crop.height >= 0.9995 ? null : crop;
}
