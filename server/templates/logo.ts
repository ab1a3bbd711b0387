import "server-only";
import { AppError } from "#lib/errors.ts";
import { LOGO } from "#lib/fields/templates.ts";
import { foreignKindOf, pictureKindOf } from "#server/photos/picture-kind.ts";
import { readHeader, redraw } from "#server/photos/redraw.ts";
import { PictureRefused } from "#server/photos/refusal.ts";

const TAKEN = ["png", "jpeg", "webp"];
const KINDS = "Use a PNG, JPEG or WebP file.";

const refused = (message: string, cause?: unknown) =>
  new AppError("bad_request", message, { fields: { logo: message }, cause });

/**
 * Re-encodes a logo as PNG, at most `LOGO` large, without metadata.
 * @throws AppError `bad_request` for an unusable file
 */
export async function readLogo(bytes: Buffer): Promise<Buffer> {
  const kind = pictureKindOf(bytes);
  if (!kind || !TAKEN.includes(kind)) {
    const foreign = foreignKindOf(bytes);
    throw refused(
      foreign ? `This file is ${foreign}. ${KINDS}` : `We couldn't read this image. ${KINDS}`,
    );
  }
  try {
    const header = await readHeader(bytes);
    const { width, height } = LOGO;
    return await redraw(bytes, header, { kind, width, height, as: "png" });
  } catch (error) {
    if (error instanceof PictureRefused) throw refused(error.message, error);
    throw error;
  }
}

/** Returns a PNG's size in pixels, from its header. */
export const sizeOfPng = (png: Buffer): { width: number; height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});
