import type { Metadata } from "sharp";
import { expect, it } from "vitest";
import { MAX_MEGABYTES } from "./memory.ts";
import { estimateCost, keptWithin } from "./picture-cost.ts";
import type { PictureKind } from "./picture-kind.ts";

const MB = 1024 * 1024;

function cost(kind: PictureKind, width: number, height: number, more: Partial<Metadata> = {}) {
  const header = { width, height, channels: 3, depth: "uchar", ...more } as Metadata;
  const { megabytes, mostMegapixels } = estimateCost(kind, header, keptWithin(header));
  return { megabytes, isTaken: width * height <= mostMegapixels * 1e6 };
}

it.each<[string, PictureKind, number, number, Partial<Metadata>]>([
  ["12 megapixels from a phone", "heic", 4032, 3024, { size: 3 * MB }],
  ["48 megapixels from a phone", "heic", 8064, 6048, { size: 12 * MB }],
  ["50 megapixels from a phone", "heic", 8160, 6144, { size: 25 * MB }],
  ["24 megapixels in HDR", "heic", 5712, 4284, { size: 8 * MB, bitsPerSample: 10 }],
  ["50 rotated megapixels", "jpeg", 8160, 6144, { size: 25 * MB, orientation: 6 }],
  ["108 rotated megapixels", "jpeg", 12_000, 9000, { size: 25 * MB, orientation: 6 }],
  ["200 megapixels", "jpeg", 16_320, 12_240, { size: 25 * MB, orientation: 8 }],
  ["a panorama", "jpeg", 30_000, 4000, { size: 25 * MB, orientation: 3 }],
  ["a panorama from a phone", "heic", 16_382, 3628, { size: 12 * MB }],
  ["24 megapixels, progressive", "jpeg", 6000, 4000, { size: 15 * MB, isProgressive: true }],
  ["a screenshot", "png", 7680, 4320, { channels: 4, isProgressive: true }],
  ["24 megapixels for the web", "webp", 6000, 4000, {}],
  ["12 megapixels for the web", "avif", 4032, 3024, { bitsPerSample: 10 }],
])("accepts %s in %s, %d by %d pixels", (_, kind, width, height, more) => {
  const { megabytes, isTaken } = cost(kind, width, height, more);
  expect(isTaken).toBe(true);
  expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES);
});

it.each<[PictureKind, number, number, Partial<Metadata>]>([
  ["jpeg", 15_000, 15_000, {}],
  ["jpeg", 10_000, 10_000, { isProgressive: true }],
  ["jpeg", 10_000, 10_000, { isProgressive: true, channels: 4, orientation: 6 }],
  ["png", 8160, 6144, { isProgressive: true, channels: 4, depth: "ushort" }],
  ["png", 50_000, 2000, { channels: 4, depth: "ushort" }],
  ["webp", 10_000, 10_000, {}],
  ["avif", 8160, 6144, {}],
  ["avif", 5500, 4000, { bitsPerSample: 10 }],
  ["heic", 10_000, 10_000, {}],
])("rejects %s with %d by %d pixels and %j as too large", (kind, width, height, more) => {
  expect(cost(kind, width, height, more).isTaken).toBe(false);
});

it("keeps at most 50 megapixels and 8,192 pixels on the longer side", () => {
  expect(keptWithin({ width: 8160, height: 6144 })).toEqual({ width: 8160, height: 8160 });
  expect(keptWithin({ width: 10_000, height: 10_000 }).width).toBe(7099);
  expect(keptWithin({ width: 3000, height: 30_000 }).width).toBe(8192);
});
