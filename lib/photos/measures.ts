import type { GreyRaster } from "./grey-raster.ts";
import { perceptualHash } from "./perceptual-hash.ts";
import { sharpnessOf } from "./sharpness.ts";
import { tiltOf } from "./tilt.ts";

/** Long side of the measured raster, in pixels. Smaller pictures aren't enlarged. */
export const MEASURED_SIDE = 1024;

const NEARLY_BLACK = 16;
const NEARLY_WHITE = 250;

/** The numbers that hints are based on, stored with the photo. */
export interface PhotoMeasures {
  /** Sharpness of the sharpest parts, from 0 to 1; null if no part has enough contrast. */
  sharpness: number | null;
  /** From 0 to 255. */
  meanBrightness: number;
  /** The 90th percentile. */
  highBrightness: number;
  /** Shares of nearly black and nearly white pixels, from 0 to 1. */
  darkShare: number;
  blownOutShare: number;
  /** Degrees clockwise; null with too few vertical lines. */
  tilt: number | null;
  /** 64 bits as 16 hexadecimal digits, similar for pictures that look alike. */
  perceptualHash: string;
}

/**
 * Measures a picture as shown, after its edits.
 * @param grey from `greyRaster` in server/photos: sRGB, the long side `MEASURED_SIDE`
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
