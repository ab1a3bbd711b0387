import type { GreyRaster } from "./grey-raster.ts";
import { perceptualHash } from "./perceptual-hash.ts";
import { sharpnessOf } from "./sharpness.ts";
import { tiltOf } from "./tilt.ts";

/** The long side, in pixels, of the raster that is measured. A smaller picture is not enlarged. */
export const MEASURED_SIDE = 1024;

const NEARLY_BLACK = 16;
const NEARLY_WHITE = 250;

/** What the hints are made from: plain numbers, kept beside the photograph. */
export interface PhotoMeasures {
  /** How sharp the sharpest parts are: 0 to 1; null where no part has enough contrast to tell. */
  sharpness: number | null;
  /** From 0 to 255. */
  meanBrightness: number;
  /** What nine of ten pixels are at most. */
  highBrightness: number;
  /** Shares of pixels from 0 to 1: nearly black, and nearly white. */
  darkShare: number;
  blownOutShare: number;
  /** Degrees clockwise by which the picture is turned; null where too few upright lines tell. */
  tilt: number | null;
  /** 64 bits as 16 hexadecimal digits, alike for pictures that look alike. */
  perceptualHash: string;
}

/**
 * Measures a picture as it is shown, after its edits.
 *
 * @param grey as `greyRaster` of server/photos makes it: in sRGB, the long side `MEASURED_SIDE`
 */
export function measurePicture(grey: GreyRaster): PhotoMeasures {
  return {
    sharpness: sharpnessOf(grey),
    ...brightnessOf(grey),
    tilt: tiltOf(grey),
    perceptualHash: perceptualHash(grey),
  };
}

function brightnessOf({ data }: GreyRaster) {
  const histogram = new Array<number>(256).fill(0);
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
  const countUpTo = (value: number) =>
    histogram.slice(0, value + 1).reduce((sum, count) => sum + count, 0);
  const sum = histogram.reduce((total, count, value) => total + count * value, 0);
  return {
    meanBrightness: sum / data.length,
    highBrightness: histogram.findIndex((_, value) => countUpTo(value) >= 0.9 * data.length),
    darkShare: countUpTo(NEARLY_BLACK) / data.length,
    blownOutShare: 1 - countUpTo(NEARLY_WHITE - 1) / data.length,
  };
}
