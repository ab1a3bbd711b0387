import type { GreyRaster } from "./grey-raster.ts";

const TILE = 64;
/** Tiles with a smaller mean step between adjacent pixels have too little contrast. */
const MIN_CONTRAST = 1;
/** The rank of the tile that counts: the part in focus, not the foreground or background. */
const COUNTED_TILE = 0.97;
/** Pixels averaged on each side. */
const REACH = 2;
const AVERAGED = 2 * REACH + 1;

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * Returns the sharpness of the sharpest parts, from 0 (blurred) to 1: how much of the steps between
 * adjacent pixels a five-pixel mean removes (Crete et al., The Blur Effect, 2007). A blurred picture
 * loses little. The lowest of four directions counts, because a moving camera blurs in one. Null if any
 * direction has too little contrast.
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
      // Two adjacent means differ only by the pixels that they don't share.
      const after = Math.abs(data[at + REACH * step]! - data[at - (REACH + 1) * step]!);
      steps += before;
      if (before > after) lost += before - after;
    }
  }
  return steps < MIN_CONTRAST * AVERAGED * TILE * TILE ? null : lost / steps;
}
