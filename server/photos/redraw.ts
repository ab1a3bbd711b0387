import "server-only";
import type { Metadata } from "sharp";
import { decode, DecodingFailed, type Redrawing } from "./decode.ts";
import { withMemory } from "./memory.ts";
import { estimateCost } from "./picture-cost.ts";
import { DAMAGED, PictureRefused, TOO_HARD } from "./refusal.ts";
import { sharp } from "./sharp.ts";

/**
 * Reads an image's metadata without decoding pixels.
 * @throws PictureRefused
 */
export async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureRefused(DAMAGED, { cause });
  }
}

/**
 * Re-encodes an uploaded image once enough memory is free.
 * @param header from `readHeader`
 * @throws PictureRefused if the image is too large, damaged or too hard to read
 */
export async function redraw(
  bytes: Buffer,
  header: Metadata,
  wanted: Omit<Redrawing, "name">,
): Promise<Buffer> {
  const { width, height } = header;
  const { megabytes, name, mostMegapixels } = estimateCost(
    wanted.kind,
    { ...header, size: bytes.length },
    wanted,
  );
  // For a very wide image even a few rows need too much memory.
  if (mostMegapixels < 1) throw new PictureRefused(TOO_HARD);
  if (width * height > mostMegapixels * 1_000_000) {
    throw new PictureRefused(
      `This ${name} is ${width} × ${height} pixels. We can read up to ${mostMegapixels} megapixels in this format. Save a smaller copy and add that.`,
    );
  }
  try {
    const job = { name: "redraw", ...wanted } as const;
    return await withMemory(megabytes, () => decode(bytes, job, megabytes));
  } catch (error) {
    if (!(error instanceof DecodingFailed)) throw error;
    throw new PictureRefused(error.wasKilled ? TOO_HARD : DAMAGED, { cause: error });
  }
}
