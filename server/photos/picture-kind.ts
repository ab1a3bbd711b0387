import "server-only";

export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic";

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const starts = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length).toString("latin1") === signature;

// ISO base media: box length, "ftyp", main brand, version, other brands.
function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return [];
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = [bytes.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  return brands;
}

/** Detects a supported image format from a file's bytes; null for anything else. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null;
  if (starts(bytes, "\xff\xd8\xff")) return "jpeg";
  if (starts(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (starts(bytes, "RIFF") && bytes.toString("latin1", 8, 12) === "WEBP") return "webp";
  const brands = brandsOf(bytes);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? "heic" : null;
}

/** Returns the readable name of an unsupported image format; null if unknown. */
export function foreignKindOf(bytes: Buffer): string | null {
  if (starts(bytes, "GIF8")) return "a GIF";
  if (starts(bytes, "II*\0") || starts(bytes, "MM\0*")) return "a TIFF or RAW image";
  if (starts(bytes, "BM")) return "a BMP";
  if (starts(bytes, "%PDF")) return "a PDF";
  if (/<svg[\s>]/i.test(bytes.toString("latin1", 0, 4096))) return "an SVG drawing";
  return brandsOf(bytes).length > 0 ? "a video" : null;
}

/** Returns whether a PNG is animated. libvips only reads its first frame. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
