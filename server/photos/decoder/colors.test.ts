import { expect, it } from "vitest";
import { convertToSrgb } from "./colors.mjs";

const MOST = 1023;

/** Converts fractions of full light to sRGB codes. */
function convert(shares: readonly number[], primaries: number, transfer: number): number[] {
  const srgb = new Uint8Array(3);
  const pixels = Uint16Array.from(shares, (share) => Math.round(share * MOST));
  convertToSrgb(pixels, shares.length === 4 ? 4 : 3, MOST, { primaries, transfer }, srgb);
  return [...srgb];
}

// Expected values: AVIF files drawn on a canvas by Chromium 156.
it.each([
  ["Display P3", 12, 13, [0.5, 0.25, 0.125], [137, 60, 21]],
  ["BT.2020", 9, 13, [0.5, 0.25, 0.125], [154, 50, 20]],
  ["BT.709", 1, 1, [0.5, 0.25, 0.125], [127, 64, 30]],
  ["10-bit BT.2020", 9, 14, [0.5, 0.25, 0.125], [154, 50, 20]],
  ["gamma 2.2", 1, 4, [0.25, 0.25, 0.25], [62, 62, 62]],
  ["linear light", 1, 8, [0.5, 0.5, 0.5], [188, 188, 188]],
  ["PQ, grey", 9, 16, [0.5, 0.5, 0.5], [131, 131, 131]],
  ["PQ, brighter than white", 9, 16, [0.6875, 0.6875, 0.6875], [235, 236, 236]],
  ["PQ, as bright as possible", 9, 16, [1, 1, 1], [255, 255, 255]],
  ["PQ, green", 9, 16, [0.125, 0.4, 0.25], [0, 84, 18]],
  ["PQ in P3, red", 12, 16, [0.625, 0, 0], [245, 0, 0]],
  ["HLG, grey", 9, 18, [0.5, 0.5, 0.5], [99, 99, 99]],
  ["HLG, white", 9, 18, [1, 1, 1], [255, 255, 255]],
  ["HLG, orange", 9, 18, [0.5, 0.25, 0.125], [111, 35, 9]],
  ["HLG in P3, orange", 12, 18, [0.75, 0.375, 0.1875], [184, 68, 18]],
  ["unknown numbers", 99, 99, [0.5, 0.25, 0.125], [128, 64, 32]],
])("converts %s as a browser does", (_, primaries, transfer, shares, wanted) => {
  const made = convert(shares, primaries, transfer);
  for (const [n, code] of made.entries()) expect(Math.abs(code - (wanted[n] ?? 0))).toBeLessThan(4);
});

it("shows white behind transparent pixels", () => {
  expect(convert([0, 0, 0, 0], 12, 13)).toEqual([255, 255, 255]);
  expect(convert([0, 0, 0, 0.5], 12, 13)).toEqual([127, 127, 127]);
});
