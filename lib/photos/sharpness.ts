import type { GreyRaster } from "./grey-raster.ts";

const TILE = 64;
/** Mean step between neighboring pixels under which a tile is too plain to tell. */
const MIN_CONTRAST = 1;
/** The tile that counts, by rank: what is in focus, not what lies before or behind it. */
const COUNTED_TILE = 0.97;
/** Pixels that are averaged on each side of one. */
const REACH = 2;
const AVERAGED = 2 * REACH + 1;

/** Along rows, columns and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * How sharp the sharpest parts of a picture are, from 0 (blurred) to 1, by how much of the steps
 * between neighboring pixels a mean over five pixels takes away (Crete et al., The Blur Effect, 2007):
 * what is blurred already loses little. The least of four directions counts, since a moved camera
 * blurs along one. Null where in a direction no part has enough contrast.
 */
export function sharpnessOf(grey: GreyRaster): number | null {
  const along = DIRECTIONS.map(([x, y]) => sharpnessAlong(grey, y * grey.width + x));
  return along.includes(null) ? null : Math.min(...along.map((value) => value ?? 0));
}

function sharpnessAlong(grey: GreyRaster, step: number): number | null {
  const margin = REACH + 1;
  const tiles: number[] = [];
  for (let top = margin; top + TILE + margin <= grey.height; top += TILE) {
    for (let left = margin; left + TILE + margin <= grey.width; left += TILE) {
      const sharpness = sharpnessOfTile(grey, top * grey.width + left, step);
      if (sharpness !== null) tiles.push(sharpness);
    }
  }
  tiles.sort((a, b) => a - b);
  return tiles[Math.floor(tiles.length * COUNTED_TILE)] ?? null;
}

function sharpnessOfTile({ data, width }: GreyRaster, start: number, step: number): number | null {
  let steps = 0;
  let lost = 0;
  for (let row = start; row < start + TILE * width; row += width) {
    for (let at = row; at < row + TILE; at += 1) {
      const before = AVERAGED * Math.abs(data[at]! - data[at - step]!);
      // Two neighboring means differ by the pixels that only one of them holds.
      const after = Math.abs(data[at + REACH * step]! - data[at - (REACH + 1) * step]!);
      steps += before;
      if (before > after) lost += before - after;
    }
  }
  return steps < MIN_CONTRAST * AVERAGED * TILE * TILE ? null : lost / steps;
}
