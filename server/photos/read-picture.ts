import "server-only";
import { crc32, deflateSync } from "node:zlib";
import type { Metadata, SharpOptions } from "sharp";
import { decodeHeic } from "./decode-heic.ts";
import { foreignKindOf, isAnimatedPng, pictureKindOf } from "./picture-kind.ts";
import { DAMAGED, PictureRefused } from "./refusal.ts";
import { sharp } from "./sharp.ts";

const MOST_PIXELS = 100_000_000;
const LEAST_SIDE = 64;
const MOST_SIDE = 20_000;
// Every picture is scaled down to the web's sizes; this is what the seller keeps.
const ORIGINAL_QUALITY = 93;

// A file that ends too early or has lost bytes is refused; oddities that cameras write are not.
const READING: SharpOptions = { failOn: "error", limitInputPixels: MOST_PIXELS };

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const KINDS = "Add photographs as JPEG, PNG, WebP, AVIF or HEIC.";

function checkKind(bytes: Buffer): void {
  if (pictureKindOf(bytes)) return;
  const foreign = foreignKindOf(bytes);
  throw new PictureRefused(
    foreign ? `This file is ${foreign}. ${KINDS}` : `This file is no photograph. ${KINDS}`,
  );
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureRefused(DAMAGED, { cause });
  }
}

function checkHeader(bytes: Buffer, { width, height, pages = 1, format }: Metadata): void {
  // HEIC holds several pictures side by side, of which one is the photograph.
  if ((pages > 1 && format !== "heif") || isAnimation(bytes)) {
    throw new PictureRefused("This picture moves. Add a photograph that stands still.");
  }
  if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) {
    throw new PictureRefused(
      `This picture has ${width} by ${height} pixels, more than the 100 megapixels that can be read here. Save it smaller and add it again.`,
    );
  }
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new PictureRefused(
      `This picture has only ${width} by ${height} pixels. A buyer would see nothing on it; add a larger one.`,
    );
  }
}

const isAnimation = (bytes: Buffer): boolean =>
  pictureKindOf(bytes) === "png"
    ? isAnimatedPng(bytes)
    : bytes.toString("latin1", 8, 12) === "avis" || bytes.toString("latin1", 8, 12) === "hevc";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

// As a PNG, in which the colors' profile can stand beside the pixels.
async function fromHeic(bytes: Buffer, profile: Buffer | undefined): Promise<Buffer> {
  const pixels = await decodeHeic(bytes);
  if (!pixels) throw new PictureRefused(DAMAGED);
  const { data, width, height } = pixels;
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (!profile) return png;
  const named = Buffer.concat([Buffer.from("profile\0\0", "latin1"), deflateSync(profile)]);
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk("iCCP", named),
    png.subarray(afterHeader),
  ]);
}

/**
 * Reads what was sent, by its bytes alone, and makes of it the photograph that is kept: a JPEG of the
 * same size, upright, in sRGB, without any tag and without whatever stood behind the picture.
 * @throws PictureRefused with a sentence for each kind of file that becomes no photograph
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  checkKind(bytes);
  const header = await readHeader(bytes);
  checkHeader(bytes, header);
  const isHeic = header.compression === "hevc";
  const readable = isHeic ? await fromHeic(bytes, header.icc) : bytes;
  try {
    const { data, info } = await sharp(readable, READING)
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new PictureRefused(DAMAGED, { cause });
  }
}
