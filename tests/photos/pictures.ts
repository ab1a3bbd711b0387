import sharp from "sharp";

const PLACE = {
  GPSLatitudeRef: "N",
  GPSLatitude: "47/1 36/1 35/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "122/1 19/1 59/1",
};

export const CAMERA = {
  Make: "Lanternworks",
  Model: "Lanternworks One",
  Copyright: "Taken at 412 Alder Street",
};

/** Draws a unique image: a gray gradient with noise, a bright corner and a dark bar. */
export async function drawPicture(width = 1200, height = 900): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 24 };
  const corner = {
    width: Math.ceil(width / 4),
    height: Math.ceil(height / 4),
    channels: 3 as const,
  };
  return sharp({ create: { width, height, channels: 3, background: "#777", noise } })
    .composite([
      { input: { create: { ...corner, background: "#f3e6c8" } }, left: 0, top: 0 },
      {
        input: { create: { ...corner, width: Math.ceil(width / 8), background: "#20303a" } },
        gravity: "south",
      },
    ])
    .png()
    .toBuffer();
}

/** Makes a photo like a phone's: with GPS and camera tags, and rotated (orientation 6). */
export async function takePhoto(width = 1200, height = 900): Promise<Buffer> {
  return sharp(await drawPicture(width, height))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: CAMERA, IFD3: PLACE })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Default columns of a photo's row. */
export const PHOTO = {
  width: 4032,
  height: 3024,
  placeholder: "data:,",
  measures: {
    sharpness: 0.9,
    meanBrightness: 120,
    highBrightness: 200,
    darkShare: 0,
    blownOutShare: 0,
    tilt: 0,
    perceptualHash: "00ff00ff00ff00ff",
  },
};
