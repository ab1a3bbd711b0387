import "server-only";
import type { Metadata } from "sharp";
import { MAX_MEGABYTES } from "./memory.ts";
import type { PictureKind } from "./picture-kind.ts";

/** The longest side of a stored photo. Pages show at most 2,560 pixels. */
const KEPT_SIDE = 8192;
const KEPT_PIXELS = 50_400_000;
/* These values are above the measurements in docs/photography.md, "Memory". */
/** A process with its decoder. */
const PROCESS_MEGABYTES = 120;
/** Per output pixel, while encoding. */
const WRITTEN_BYTES = 2;
/** For making variants of a whole photo, or of a crop that may be rotated. */
export const MAKING_MEGABYTES = { whole: 270, cut: 420 };
const MEGA = 1_000_000;

/** Rows libvips buffers while reading top to bottom. */
const ROWS = 1500;

interface Cost {
  /** The format's name in error messages. */
  name: string;
  /** Decoder memory per pixel; 0 for formats read top to bottom. */
  bytesPerPixel: number;
  mostMegapixels: number;
}

function costOf(kind: PictureKind, header: Metadata): Cost {
  const { channels = 4, depth, isProgressive: isInPasses = false, bitsPerSample = 8 } = header;
  const isDeep = bitsPerSample > 8;
  switch (kind) {
    case "jpeg":
      return isInPasses
        ? { name: "progressive JPEG", bytesPerPixel: 2 * channels, mostMegapixels: 200 }
        : { name: "JPEG", bytesPerPixel: 0, mostMegapixels: 200 };
    case "png":
      return isInPasses
        ? { name: "interlaced PNG", bytesPerPixel: bytesOf(channels, depth), mostMegapixels: 100 }
        : { name: "PNG", bytesPerPixel: 0, mostMegapixels: 100 };
    case "webp":
      return { name: "WebP", bytesPerPixel: 7, mostMegapixels: 100 };
    case "avif":
      return { name: "AVIF", bytesPerPixel: isDeep ? 24 : 18, mostMegapixels: 100 };
    case "heic":
      return { name: "HEIC", bytesPerPixel: isDeep ? 10 : 6, mostMegapixels: 100 };
  }
}

const bytesOf = (channels: number, depth?: string) => channels * (depth === "ushort" ? 2 : 1);

export interface Size {
  width: number;
  height: number;
}

/** Returns the maximum size of a stored photo, in pixels. */
export function keptWithin({ width, height }: Size): Size {
  const longer = Math.max(width, height);
  const scale = Math.min(1, KEPT_SIDE / longer, Math.sqrt(KEPT_PIXELS / (width * height)));
  const side = Math.round(longer * scale);
  return { width: side, height: side };
}

/**
 * Estimates the cost of reading an image and scaling it down.
 * @param header with the file's `size`
 * @param within the maximum size after scaling
 * @returns `megabytes` of memory, the format's `name` and its limit in megapixels
 */
export function estimateCost(kind: PictureKind, header: Metadata, within: Size) {
  const { width, height, size = 0, orientation = 1, channels = 4, depth } = header;
  const { name, bytesPerPixel, mostMegapixels } = costOf(kind, header);
  const pixels = (width * height) / MEGA;
  const kept = pixels * Math.min(1, within.width / width, within.height / height) ** 2;
  // A rotated image is fully in memory before it is turned upright.
  const writing = kept * (orientation > 1 ? WRITTEN_BYTES + 3 : WRITTEN_BYTES);
  const rows = bytesPerPixel === 0 ? ROWS * width * bytesOf(channels, depth) : 0;
  const least = PROCESS_MEGABYTES + writing + (2 * size + rows) / MEGA;
  const room = MAX_MEGABYTES - least;
  return {
    megabytes: Math.ceil(least + pixels * bytesPerPixel),
    name,
    mostMegapixels:
      room < 0 ? 0 : Math.floor(Math.min(mostMegapixels, room / (bytesPerPixel || Number.EPSILON))),
  };
}
