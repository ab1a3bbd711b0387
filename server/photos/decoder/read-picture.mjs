import { sharp } from "./sharp.mjs";

// Rejects truncated or corrupt files but accepts the quirks of cameras.
const READING = { failOn: "error" };
// The original the seller keeps; pages show smaller variants. Optimized Huffman tables would save a
// few bytes but hold the whole image in memory.
const ORIGINAL = { quality: 93, chromaSubsampling: "4:4:4", optimiseCoding: false };
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

async function write(picture, { as, width, height }) {
  const { icc, depth } = await picture.metadata();
  const sized = picture.resize({ width, height, fit: "inside", withoutEnlargement: true });
  // sharp converts 16-bit images with a profile to Display P3 and doesn't convert them back.
  const shown =
    icc && depth === "ushort"
      ? sized.withIccProfile("srgb", { attach: false })
      : sized.toColorspace("srgb");
  if (as === "png") return shown.png().toBuffer();
  return shown.flatten({ background: "#ffffff" }).jpeg(ORIGINAL).toBuffer();
}

/**
 * Reads a JPEG. Tolerates a missing end marker; any other missing data raises a decoder warning and
 * is rejected.
 */
async function readJpeg(bytes, wanted) {
  try {
    return await write(sharp(bytes, READING).autoOrient(), wanted);
  } catch (error) {
    const ended = Buffer.concat([bytes, END_OF_JPEG]);
    const picture = sharp(ended, { failOn: "warning" }).autoOrient();
    return write(picture, wanted).catch(() => Promise.reject(error));
  }
}

/**
 * Re-encodes an uploaded image: upright, in sRGB, without metadata or data after the image.
 * @param {Buffer} bytes
 * @param {object} wanted
 * @param {"jpeg" | "png" | "webp" | "avif" | "heic"} wanted.kind of the file
 * @param {number} wanted.width maximum in pixels
 * @param {number} wanted.height
 * @param {"jpeg" | "png"} wanted.as JPEG shows transparency as white
 * @returns {Promise<Buffer>}
 * @throws if the file is damaged
 */
export async function readPicture(bytes, wanted) {
  if (wanted.kind === "jpeg") return readJpeg(bytes, wanted);
  if (wanted.kind === "png" || wanted.kind === "webp") {
    return write(sharp(bytes, READING).autoOrient(), wanted);
  }
  const { readHeif } = await import("./read-heif.mjs");
  return write(await readHeif(bytes, wanted), wanted);
}
