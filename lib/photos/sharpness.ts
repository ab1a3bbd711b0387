import type { GreyRaster } from "./grey-raster.ts";

const TILE = 64;
/** Mean step between neighboring pixels under which a tile is too plain to tell. */
const LEAST_CONTRAST = 2;
/** The tile that counts: what is in focus, not what lies before or behind it. */
const COUNTED_TILE = 0.9;
const REACH = 4;

/**
 * How sharp the sharpest parts of a picture are, from 0 (blurred) to 1, by how much of the steps
 * between neighboring pixels a mean over nine pixels takes away (Crete et al., The Blur Effect, 2007):
 * what is blurred already loses little. Measured along rows and along columns, and the lesser of
 * both, since a moved camera blurs along one of them. Null where no part has enough contrast.
 */
export function sharpnessOf(grey: GreyRaster): number | null {
  const along = [sharpnessAlong(grey, 1, 0), sharpnessAlong(grey, 0, 1)];
  return along.includes(null) ? null : Math.min(...along.map((value) => value ?? 0));
}

function sharpnessAlong(grey: GreyRaster, stepX: number, stepY: number): number | null {
  const { data, width, height } = grey;
  const [marginX, marginY] = [(REACH + 1) * stepX, (REACH + 1) * stepY];
  const step = stepY * width + stepX;
  const sharpness: number[] = [];
  for (let top = marginY; top + TILE + marginY <= height; top += TILE) {
    for (let left = marginX; left + TILE + marginX <= width; left += TILE) {
      let steps = 0;
      let lost = 0;
      for (let y = top; y < top + TILE; y += 1) {
        for (let at = y * width + left, end = at + TILE; at < end; at += 1) {
          const before = Math.abs((data[at] ?? 0) - (data[at - step] ?? 0));
          // The step between two neighboring means of nine is that between the pixels at their ends.
          const after =
            Math.abs((data[at + REACH * step] ?? 0) - (data[at - (REACH + 1) * step] ?? 0)) / 9;
          steps += before;
          if (before > after) lost += before - after;
        }
      }
      if (steps >= LEAST_CONTRAST * TILE * TILE) sharpness.push(lost / steps);
    }
  }
  sharpness.sort((a, b) => a - b);
  return sharpness[Math.floor(sharpness.length * COUNTED_TILE)] ?? null;
}
