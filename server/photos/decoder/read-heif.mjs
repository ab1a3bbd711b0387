import { crc32, deflateSync } from "node:zlib";
import { convertToSrgb, isHdr, isSrgb, unpremultiply } from "./colors.mjs";
import { openHeif } from "./heif-file.mjs";
import { sharp } from "./sharp.mjs";

const READING = { failOn: "error" };
const SRGB = { primaries: 1, transfer: 13 };
const STRIP_PIXELS = 1_000_000;
/** The PNG signature and its first chunk, after which a profile may follow. */
const PNG_HEAD = 8 + 25;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

// Uses PNG because it can carry a color profile.
async function convertByProfile(pixels, { width, height, channels }, profile) {
  const png = await sharp(pixels, { raw: { width, height, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const named = Buffer.concat([Buffer.from("profile\0\0", "latin1"), deflateSync(profile)]);
  const withProfile = Buffer.concat([
    png.subarray(0, PNG_HEAD),
    chunk("iCCP", named),
    png.subarray(PNG_HEAD),
  ]);
  return sharp(withProfile)
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer();
}

function packRows({ data, width, channels, depth, stride }, first, count) {
  const length = (width * channels * depth) / 8;
  const packed = new Uint8Array(length * count);
  for (let row = 0; row < count; row += 1) {
    const start = (first + row) * stride;
    packed.set(data.subarray(start, start + length), row * length);
  }
  return packed;
}

/**
 * Makes the pixels opaque and sRGB, strip by strip in place, because a second copy needs too much
 * memory.
 */
async function makeSrgb(raster, { profile, colors, bits, isPremultiplied }) {
  const { data, width, height, channels, depth } = raster;
  const most = depth === 8 ? 255 : 2 ** bits - 1;
  const rowsAtOnce = Math.max(1, Math.floor(STRIP_PIXELS / width));
  for (let first = 0; first < height; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - first);
    const packed = packRows(raster, first, rows);
    const pixels = depth === 8 ? packed : new Uint16Array(packed.buffer);
    if (isPremultiplied && channels === 4) unpremultiply(pixels, most);
    const made = data.subarray(first * width * 3, (first + rows) * width * 3);
    if (profile) {
      made.set(await convertByProfile(packed, { width, height: rows, channels }, profile));
    } else {
      convertToSrgb(pixels, channels, most, colors ?? SRGB, made);
    }
  }
  return sharp(data.subarray(0, width * height * 3), { raw: { width, height, channels: 3 } });
}

// sharp's libvips has no HEVC decoder.
function readHeic(bytes) {
  const file = openHeif(bytes);
  const isDeep = file.bits > 8 && !file.profile && file.colors && isHdr(file.colors);
  return makeSrgb(file.decode(isDeep ? 16 : 8), file);
}

async function readAvif(bytes, within) {
  const { profile, colors, bits, isPremultiplied } = openHeif(bytes);
  const picture = sharp(bytes, READING);
  // libvips handles profiles and plain sRGB correctly.
  if (profile || (isSrgb(colors ?? SRGB) && !isPremultiplied)) return picture;
  const { data, info } = await picture
    .resize({ ...within, fit: "inside", withoutEnlargement: true })
    .toColorspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  // libvips shifts the file's bits to the top.
  const most = (2 ** bits - 1) * 2 ** (16 - bits);
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  if (isPremultiplied && info.channels === 4) unpremultiply(pixels, most);
  convertToSrgb(pixels, info.channels, most, colors ?? SRGB, data);
  const { width, height } = info;
  return sharp(data.subarray(0, width * height * 3), { raw: { width, height, channels: 3 } });
}

/**
 * Reads a HEIC or AVIF file with a color profile, with colors by number, or with neither, which
 * means sRGB.
 * @param {Buffer} bytes
 * @param {{ kind: "avif" | "heic", width: number, height: number }} wanted
 * @returns {Promise<import("sharp").Sharp>}
 * @throws if the file is damaged
 */
export const readHeif = async (bytes, { kind, width, height }) =>
  kind === "heic" ? readHeic(bytes) : readAvif(bytes, { width, height });
