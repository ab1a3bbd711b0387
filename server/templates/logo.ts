import "server-only";
import { AppError } from "#lib/errors.ts";
import { LOGO } from "#lib/fields/templates.ts";
import { foreignKindOf, pictureKindOf } from "#server/photos/picture-kind.ts";
import { sharp } from "#server/photos/sharp.ts";

const TAKEN = ["png", "jpeg", "webp"];
const KINDS = "Add the logo as PNG, JPEG or WebP.";
const MOST_PIXELS = 40_000_000;

const refused = (message: string, cause?: unknown) =>
  new AppError("bad_request", message, { fields: { logo: message }, cause });

/**
 * A logo as it is kept: drawn anew as PNG, without an empty edge, at most `LOGO` large. What else was in
 * the file is gone.
 * @throws AppError `bad_request` for what is no such picture
 */
export async function readLogo(bytes: Buffer): Promise<Buffer> {
  const kind = pictureKindOf(bytes);
  if (!kind || !TAKEN.includes(kind)) {
    const foreign = foreignKindOf(bytes);
    throw refused(
      foreign ? `This file is ${foreign}. ${KINDS}` : `This file is no picture. ${KINDS}`,
    );
  }
  try {
    const { width, height } = LOGO;
    return await sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: "inside", withoutEnlargement: true })
      .png()
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    throw refused("This picture can't be read. Save it anew and add it again.", cause);
  }
}

/** In pixels, as the head of a PNG says. */
export const sizeOfPng = (png: Buffer): { width: number; height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});
