import { sharp } from "./sharp.mjs";

// A file that ends too early or has lost bytes is refused; oddities that cameras write are not.
const READING = { failOn: "error" };
// Every picture is scaled down to the web's sizes; this is what the seller keeps. Tables of its own for
// each picture would save some bytes, and hold the whole of it in memory.
const ORIGINAL = { quality: 93, chromaSubsampling: "4:4:4", optimiseCoding: false };
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

async function write(picture, { as, width, height }) {
  const { icc, depth } = await picture.metadata();
  const sized = picture.resize({ width, height, fit: "inside", withoutEnlargement: true });
  // sharp takes sixteen bits with a profile to Display P3, and leaves them there.
  const shown =
    icc && depth === "ushort"
      ? sized.withIccProfile("srgb", { attach: false })
      : sized.toColorspace("srgb");
  if (as === "png") return shown.png().toBuffer();
  return shown.flatten({ background: "#ffffff" }).jpeg(ORIGINAL).toBuffer();
}

/**
 * Reads a JPEG. One that only lacks the marker of its end is read as if it had it; whatever else is
 * missing then draws a warning from the decoder, and is refused.
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
 * Reads what was sent and writes it anew: upright, in sRGB, without any tag and without whatever stood
 * behind the picture.
 * @param {Buffer} bytes
 * @param {object} wanted
 * @param {"jpeg" | "png" | "webp" | "avif" | "heic"} wanted.kind of the file
 * @param {number} wanted.width within which it is scaled down, in pixels
 * @param {number} wanted.height
 * @param {"jpeg" | "png"} wanted.as a JPEG shows white where the picture is transparent
 * @returns {Promise<Buffer>}
 * @throws where the file is damaged
 */
export async function readPicture(bytes, wanted) {
  if (wanted.kind === "jpeg") return readJpeg(bytes, wanted);
  if (wanted.kind === "png" || wanted.kind === "webp") {
    return write(sharp(bytes, READING).autoOrient(), wanted);
  }
  const { readHeif } = await import("./read-heif.mjs");
  return write(await readHeif(bytes, wanted), wanted);
}
