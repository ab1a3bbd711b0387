import "server-only";
import type { Area } from "#lib/templates/drawing.ts";
import { sharp } from "#server/photos/sharp.ts";

/** The pictures that stand in a template, as they are kept. */
export interface Pictures {
  /** At least so many pixels wide where there are; null where its file can't be read. */
  photo: (id: string, width: number) => Promise<Buffer | null>;
  logo: Buffer | null;
}

const SECONDS = 20;

/**
 * The middle of a photograph in the shape of its area, as JPEG; never more pixels than it has.
 * @param scale pixels for each unit of the area
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
