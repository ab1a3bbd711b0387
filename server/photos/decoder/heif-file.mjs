import libheif from "libheif-js/wasm-bundle.js";
import { colorsOfAv1 } from "./av1-colors.mjs";

/*
 * Bindings to libheif's C functions (heif.h). Struct results and outputs are written to an address
 * that is passed in.
 */
const NCLX = fourcc("nclx");
const AV1 = fourcc("av01");
const RGB = 1;
/** `heif_chroma_interleaved_…`: 8 bits, and 16 bits little endian. */
const CHROMAS = { 8: { 3: 10, 4: 11 }, 16: { 3: 14, 4: 15 } };
const INTERLEAVED = 10;

function fourcc(name) {
  return Buffer.from(name, "latin1").readUInt32BE(0);
}

const numberAt = (address) => libheif.HEAPU32[address >> 2];
const bytesAt = (address, length) => libheif.HEAPU8.subarray(address, address + length);

/** Calls a function that returns an error and writes its results to output addresses. */
function call(name, ...passed) {
  const error = libheif._malloc(12);
  libheif[`_heif_${name}`](error, ...passed);
  const code = numberAt(error);
  const detail = numberAt(error + 4);
  libheif._free(error);
  if (code !== 0) throw new Error(`libheif: ${name} failed with ${code}, ${detail}`);
}

function get(name, ...passed) {
  const out = libheif._malloc(4);
  call(name, ...passed, out);
  const result = numberAt(out);
  libheif._free(out);
  return result;
}

function profileOf(handle) {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0) return null;
  const address = libheif._malloc(size);
  call("image_handle_get_raw_color_profile", handle, address);
  return Buffer.from(bytesAt(address, size));
}

function colorsOf(handle) {
  if (libheif._heif_image_handle_get_color_profile_type(handle) !== NCLX) return null;
  const nclx = get("image_handle_get_nclx_color_profile", handle);
  return { primaries: numberAt(nclx + 4), transfer: numberAt(nclx + 8) };
}

function codedBytesOf(context, handle) {
  const id = libheif._heif_image_handle_get_item_id(handle);
  if (libheif._heif_item_get_item_type(context, id) !== AV1) return null;
  const out = libheif._malloc(12);
  call("item_get_item_data", context, id, out, out + 4, out + 8);
  return bytesAt(numberAt(out + 4), numberAt(out + 8));
}

function decode(handle, depth) {
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const out = libheif._malloc(4);
  call("decode_image", handle, out, RGB, CHROMAS[depth][channels], 0);
  const image = numberAt(out);
  const plane = libheif._heif_image_get_plane_readonly(image, INTERLEAVED, out);
  const stride = numberAt(out);
  const width = libheif._heif_image_get_width(image, INTERLEAVED);
  const height = libheif._heif_image_get_height(image, INTERLEAVED);
  return { data: bytesAt(plane, stride * height), width, height, stride, channels, depth };
}

/**
 * Opens a HEIC or AVIF file.
 * @param {Buffer} bytes
 * @returns its ICC `profile` or its `colors` by number, each null if missing; `bits` per channel;
 * whether alpha `isPremultiplied`; and `decode`, which returns oriented rows of RGB or RGBA with
 * one or two bytes per channel. Only HEIC is decoded.
 * @throws if the file is invalid
 */
export function openHeif(bytes) {
  const address = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, address);
  const context = libheif._heif_context_alloc();
  call("context_read_from_memory_without_copy", context, address, bytes.length, 0);
  const handle = get("context_get_primary_image_handle", context);
  const coded = codedBytesOf(context, handle);
  return {
    profile: profileOf(handle),
    colors: colorsOf(handle) ?? (coded && colorsOfAv1(coded)),
    isPremultiplied: libheif._heif_image_handle_is_premultiplied_alpha(handle) === 1,
    bits: libheif._heif_image_handle_get_luma_bits_per_pixel(handle),
    decode: (depth) => decode(handle, depth),
  };
}
