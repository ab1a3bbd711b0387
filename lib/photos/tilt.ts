import { type GreyRaster, resample } from "./grey-raster.ts";
import { type UprightSegment, uprightSegments } from "./line-segments.ts";

const MEASURED_SIDE = 512;
const MAX_TILT = 15;
const STEP = 0.25;
/** Degrees between the lines at the left and right edges when the camera points up or down. */
const MAX_CONVERGENCE = 16;
const TOLERANCE = 1.5;
/**
 * Required agreement: the number of lines, their length by picture height, and their share of all
 * vertical lines.
 */
const MIN_LINES = 3;
const MIN_LENGTH = 0.4;
const MIN_SHARE = 0.4;
/** Pixels at the left and right edge to ignore, because frames aren't walls. */
const EDGE = 4;

/**
 * Returns a picture's tilt, in degrees clockwise, from its vertical lines: walls, doors, windows. A
 * camera that points up or down makes them converge evenly from left to right, so the lean at the
 * center is the tilt. Null if too few lines agree.
 */
export function tiltOf(grey: GreyRaster): number | null {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(grey.width, grey.height));
  const width = Math.max(1, Math.round(grey.width * scale));
  const height = Math.max(1, Math.round(grey.height * scale));
  const segments = uprightSegments(scale < 1 ? resample(grey, width, height) : grey).filter(
    ({ x }) => x >= EDGE && x < width - EDGE,
  );
  const total = segments.reduce((sum, { length }) => sum + length, 0);
  const fit = bestFit(segments, width);
  const agree = segments.filter((segment) => Math.abs(distance(segment, fit, width)) < TOLERANCE);
  return agree.length >= MIN_LINES &&
    fit.support >= Math.max(MIN_LENGTH * height, MIN_SHARE * total)
    ? fit.tilt
    : null;
}

interface Fit {
  tilt: number;
  converging: number;
}

/** Returns how far a line leans from what a fit expects at its position, in degrees. */
function distance({ lean, x }: UprightSegment, { tilt, converging }: Fit, width: number): number {
  return lean - tilt - converging * (x / width - 0.5);
}

function bestFit(segments: readonly UprightSegment[], width: number) {
  let best = { tilt: 0, converging: 0, support: 0, score: 0 };
  for (let tilt = -MAX_TILT; tilt <= MAX_TILT; tilt += STEP) {
    for (let converging = -MAX_CONVERGENCE; converging <= MAX_CONVERGENCE; converging += 1) {
      let support = 0;
      for (const segment of segments) {
        const off = distance(segment, { tilt, converging }, width) / TOLERANCE;
        if (Math.abs(off) < 1) support += segment.length * (1 - off * off);
      }
      // Prefer less tilt between equally good fits.
      const score = support * (1 - Math.abs(tilt) / 500 - Math.abs(converging) / 1000);
      if (score > best.score) best = { tilt, converging, support, score };
    }
  }
  return best;
}
