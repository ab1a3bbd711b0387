import "server-only";
import { sharp } from "./sharp.ts";

// As wide as a phone's viewport, because LCP ignores upscaled images
// (https://web.dev/articles/lcp#how_is_an_elements_size_determined). Also under half a MiB decoded
// at 4:3, because Chromium decodes larger images after first paint (`kMinImageSizeToCheckerBytes`).
const LONGER_SIDE = 416;
const MAX_BYTES = 8 * 1024;
const QUALITIES = [80, 60, 40, 30, 20, 10, 1];

/**
 * Makes a tiny version of a photo to inline in the page until the file loads.
 * @param picture one of its WebP or JPEG files
 * @returns a `data:` URL of at most 8 KiB, or the smallest WebP possible
 */
export async function makeCoverPreview(picture: Buffer): Promise<string> {
  const within = { width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside" } as const;
  const small = sharp(picture).resize({ ...within, withoutEnlargement: true });
  let preview = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    preview = await small.clone().webp({ quality }).toBuffer();
    if (preview.length <= MAX_BYTES) break;
  }
  return `data:image/webp;base64,${preview.toString("base64")}`;
}
