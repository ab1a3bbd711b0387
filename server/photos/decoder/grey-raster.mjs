/**
 * Returns an image in gray for measuring, at most `side` pixels on the long side, never enlarged.
 * @param {import("sharp").Sharp} picture turned by its orientation
 * @param {number} side
 * @returns {Promise<import("#lib/photos/grey-raster.ts").GreyRaster>}
 */
export async function greyRaster(picture, side) {
  const { data, info } = await picture
    .clone()
    .flatten({ background: "white" })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1)
    throw new Error(`Expected a grayscale image, but it has ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}
