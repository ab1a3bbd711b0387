import "server-only";
import type { Metadata } from "sharp";
import { keptWithin } from "./picture-cost.ts";
import { foreignKindOf, isAnimatedPng, type PictureKind, pictureKindOf } from "./picture-kind.ts";
import { readHeader, redraw } from "./redraw.ts";
import { PictureRefused } from "./refusal.ts";
import { sharp } from "./sharp.ts";

const MIN_SIDE = 64;
/** How much longer one side may be than the other. */
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
  // HEIC holds several pictures side by side, of which one is the photograph.
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
 * Reads what was sent, by its bytes alone, and makes of it the photograph that is kept: a JPEG, upright,
 * in sRGB, without any tag and without whatever stood behind the picture. It has the size that it was
 * sent in, up to 50 megapixels and 8,192 pixels on its longer side.
 * @throws PictureRefused with a sentence for each kind of file that becomes no photograph
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const kind = checkKind(bytes);
  const header = await readHeader(bytes);
  checkHeader(bytes, header);
  const picture = await redraw(bytes, header, { kind, ...keptWithin(header), as: "jpeg" });
  const { width, height } = await sharp(picture).metadata();
  return { bytes: picture, width, height };
}
