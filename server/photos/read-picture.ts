import "server-only";
import type { Metadata } from "sharp";
import { keptWithin } from "./picture-cost.ts";
import { foreignKindOf, isAnimatedPng, type PictureKind, pictureKindOf } from "./picture-kind.ts";
import { readHeader, redraw } from "./redraw.ts";
import { PictureRefused } from "./refusal.ts";
import { sharp } from "./sharp.ts";

const MIN_SIDE = 64;
const MAX_TIMES = 20;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const KINDS = "Add a JPEG, PNG, WebP, AVIF or HEIC file.";

function checkKind(bytes: Buffer): PictureKind {
  const kind = pictureKindOf(bytes);
  if (kind) return kind;
  const foreign = foreignKindOf(bytes);
  throw new PictureRefused(
    foreign ? `This file is ${foreign}. ${KINDS}` : `This isn't a photo we can read. ${KINDS}`,
  );
}

const isAnimation = (bytes: Buffer): boolean =>
  pictureKindOf(bytes) === "png"
    ? isAnimatedPng(bytes)
    : bytes.toString("latin1", 8, 12) === "avis" || bytes.toString("latin1", 8, 12) === "hevc";

function checkHeader(bytes: Buffer, { width, height, pages = 1, format }: Metadata): void {
  // HEIC can contain several images, one of which is the photo.
  if ((pages > 1 && format !== "heif") || isAnimation(bytes)) {
    throw new PictureRefused("This image is animated. Add a still photo.");
  }
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < MIN_SIDE) {
    throw new PictureRefused(`This photo is only ${width} × ${height} pixels. Add a larger one.`);
  }
  if (longer > MAX_TIMES * shorter) {
    throw new PictureRefused(
      `This photo is too long and narrow at ${width} × ${height} pixels. Its longer side can be at most ${MAX_TIMES} times its shorter side. Crop it and add it again.`,
    );
  }
}

/**
 * Turns an upload into the photo to store: an upright sRGB JPEG without metadata or data after the
 * image. Keeps the size, up to 50 megapixels and 8,192 pixels on the long side.
 * @throws PictureRefused with a message for each kind of unusable file
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const kind = checkKind(bytes);
  const header = await readHeader(bytes);
  checkHeader(bytes, header);
  const picture = await redraw(bytes, header, { kind, ...keptWithin(header), as: "jpeg" });
  const { width, height } = await sharp(picture).metadata();
  return { bytes: picture, width, height };
}
