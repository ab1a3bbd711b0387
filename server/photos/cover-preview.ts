import "server-only";
import { sharp } from "./sharp.ts";

// As wide as a phone's window: what is drawn larger than its own size does not count as seen by it
// (https://web.dev/articles/lcp#how_is_an_elements_size_determined). And below half a MiB when decoded
// at 4:3: Chromium decodes larger pictures after the first paint (`kMinImageSizeToCheckerBytes`).
const LONGER_SIDE = 416;
const MAX_BYTES = 8 * 1024;
const QUALITIES = [80, 60, 40, 30, 20, 10, 1];

/**
 * A photograph in few bytes, to stand in the page itself until its file has come.
 * @param picture one of its WebP or JPEG files
 * @returns a `data:` address, of 8 KiB at most wherever WebP can make it as small
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
