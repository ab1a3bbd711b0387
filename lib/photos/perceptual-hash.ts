import { resample } from "./grey-raster.ts";
import type { GreyRaster } from "./grey-raster.ts";

const SIDE = 32;
const KEPT = 8;

/** Rows of the discrete cosine transform for the lowest frequencies. */
const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / 2 / SIDE),
  ),
);

/**
 * Returns the 64-bit pHash: which of the 8 × 8 lowest frequencies of the picture at 32 × 32 pixels are
 * above their median. Similar pictures differ in few bits.
 */
export function perceptualHash(grey: GreyRaster): string {
  const { data } = resample(grey, SIDE, SIDE);
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosines) => dot(cosines, (x) => data[y * SIDE + x] ?? 0)),
  );
  const frequencies = COSINES.flatMap((cosines) =>
    COSINES.map((_, column) => dot(cosines, (y) => rows[y]?.[column] ?? 0)),
  );
  const sorted = frequencies.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const bits = frequencies.map((value) => (value > median ? "1" : "0")).join("");
  return bits.replaceAll(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16));
}

function dot(cosines: readonly number[], valueAt: (index: number) => number): number {
  return cosines.reduce((sum, cosine, index) => sum + cosine * valueAt(index), 0);
}

/** Returns how many of their 64 bits two hashes differ in. */
export function hashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}
