import "server-only";
import type { Metadata } from "sharp";
import { MAX_MEGABYTES } from "./memory.ts";
import type { PictureKind } from "./picture-kind.ts";

/** A picture that a seller keeps is scaled down to this; none that is shown is wider than 2,560. */
const KEPT_SIDE = 8192;
const KEPT_PIXELS = 50_400_000;
/* What follows is above what runs of single files took (docs/photography.md, "Memory"). */
/** A process with its decoder. */
const PROCESS_MEGABYTES = 120;
/** Of each pixel that is kept, as it is written. */
const WRITTEN_BYTES = 2;
/** To make what is shown of a photograph that was read, and of a part of it that may be at an angle. */
export const MAKING_MEGABYTES = { whole: 270, cut: 420 };
const MEGA = 1_000_000;

/** Rows of a picture that libvips keeps while it reads one from top to bottom. */
const ROWS = 1500;

interface Cost {
  /** As the sentence for one that is too large names it. */
  name: string;
  /** Of the decoder for each pixel of the file; 0 for one that is read from top to bottom. */
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

/** Within which a photograph is kept, in pixels. */
export function keptWithin({ width, height }: Size): Size {
  const longer = Math.max(width, height);
  const scale = Math.min(1, KEPT_SIDE / longer, Math.sqrt(KEPT_PIXELS / (width * height)));
  const side = Math.round(longer * scale);
  return { width: side, height: side };
}

/**
 * What it takes to read a picture and scale it down.
 * @param header with the `size` of the file
 * @param within the size that it is scaled down to
 * @returns `megabytes` of memory; the `name` of its kind, and how many megapixels one of its kind may have
 */
export function estimateCost(kind: PictureKind, header: Metadata, within: Size) {
  const { width, height, size = 0, orientation = 1, channels = 4, depth } = header;
  const { name, bytesPerPixel, mostMegapixels } = costOf(kind, header);
  const pixels = (width * height) / MEGA;
  const kept = pixels * Math.min(1, within.width / width, within.height / height) ** 2;
  // One that lies on its side is whole in memory before it stands upright.
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
