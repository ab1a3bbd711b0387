import "server-only";
import type { Area } from "#lib/templates/drawing.ts";
import { sharp } from "#server/photos/sharp.ts";

export interface Pictures {
  /** Returns a photo at least `width` pixels wide, if available; null if the file can't be read. */
  photo: (id: string, width: number) => Promise<Buffer | null>;
  logo: Buffer | null;
}

const SECONDS = 20;

/**
 * Crops the center of a photo to an area's shape, as JPEG, without enlarging it.
 * @param scale pixels per unit of the area
 */
export async function cropped(
  photo: Buffer,
  area: Area,
  { scale, quality }: { scale: number; quality: number },
): Promise<Buffer> {
  const image = sharp(photo);
  const { width = 1, height = 1 } = await image.metadata();
  const shape = area.width / area.height;
  const wide = Math.max(1, Math.min(width, Math.round(height * shape)));
  const high = Math.max(1, Math.min(height, Math.round(width / shape)));
  const wanted = Math.max(1, Math.round(area.width * scale));
  return image
    .extract({
      left: Math.floor((width - wide) / 2),
      top: Math.floor((height - high) / 2),
      width: wide,
      height: high,
    })
    .resize({ width: Math.min(wide, wanted) })
    .toColorspace("srgb")
    .jpeg({ quality })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}
