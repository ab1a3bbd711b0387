import "server-only";
import type { Sharp } from "sharp";
import type { GreyRaster } from "#lib/photos/grey-raster.ts";
import { MEASURED_SIDE } from "#lib/photos/measures.ts";

/**
 * A picture in grey, as it is measured: at most `MEASURED_SIDE` pixels on the long side, never enlarged.
 *
 * @param picture turned as its orientation says
 */
export async function greyRaster(picture: Sharp): Promise<GreyRaster> {
  const { data, info } = await picture
    .clone()
    .flatten({ background: "white" })
    .resize({
      width: MEASURED_SIDE,
      height: MEASURED_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new Error(`A grey picture has ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}
