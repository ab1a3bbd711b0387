import type { GreyRaster } from "./grey-raster.ts";

/** A straight edge that is nearly vertical. */
export interface UprightSegment {
  /** Degrees clockwise from vertical, from -MAX_LEAN to MAX_LEAN. */
  lean: number;
  length: number;
  /** Center, in pixels from the left. */
  x: number;
}

export const MAX_LEAN = 20;
/** The smallest brightness change between adjacent pixels that counts as an edge. */
const MIN_GRADIENT = 8;
/** The largest angle, in degrees, between an edge's direction at a pixel and its segment. */
const TOLERANCE = 10;
const MIN_LENGTH = 0.07;
const MAX_WIDTH = 4;

/**
 * Finds straight edges by growing regions of adjacent pixels with aligned gradients, like the Line
 * Segment Detector (von Gioi et al., 2012).
 */
export function uprightSegments(grey: GreyRaster): UprightSegment[] {
  const leans = edgeLeans(grey);
  const least = MIN_LENGTH * grey.height;
  const segments: UprightSegment[] = [];
  for (let start = 0; start < leans.length; start += 1) {
    if (Number.isNaN(leans[start])) continue;
    const region = takeRegion(leans, start, grey.width);
    const segment = region.length < least ? null : segmentOf(region, grey.width);
    if (segment && segment.length >= least) segments.push(segment);
  }
  return segments;
}

/** Returns the region of pixels with a similar lean around a start, and removes them from `leans`. */
function takeRegion(leans: Float32Array, start: number, width: number): number[] {
  const region = [start];
  let sum = leans[start]!;
  leans[start] = Number.NaN;
  for (let next = 0; next < region.length; next += 1) {
    const mean = sum / region.length;
    for (let row = -width; row <= width; row += width) {
      for (let beside = region[next]! + row - 1, end = beside + 2; beside <= end; beside += 1) {
        const lean = leans[beside]!;
        // NaN means outside the picture, no edge, or already taken.
        if (!(Math.abs(lean - mean) <= TOLERANCE)) continue;
        sum += lean;
        leans[beside] = Number.NaN;
        region.push(beside);
      }
    }
  }
  return region;
}

/** Returns how far the edge through each pixel leans; NaN without a nearly vertical edge. */
function edgeLeans({ data, width, height }: GreyRaster): Float32Array {
  const leans = new Float32Array(width * height).fill(Number.NaN);
  const most = Math.tan((MAX_LEAN * Math.PI) / 180);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const above = at - width;
      const below = at + width;
      // Sobel operator.
      const right = data[above + 1]! + 2 * data[at + 1]! + data[below + 1]!;
      const left = data[above - 1]! + 2 * data[at - 1]! + data[below - 1]!;
      if (Math.abs(right - left) < 8 * MIN_GRADIENT) continue;
      const lower = data[below - 1]! + 2 * data[below]! + data[below + 1]!;
      const upper = data[above - 1]! + 2 * data[above]! + data[above + 1]!;
      const slope = (lower - upper) / (right - left);
      if (Math.abs(slope) < most) leans[at] = (Math.atan(slope) * 180) / Math.PI;
    }
  }
  return leans;
}

/** Fits a line to the pixels of a region by their moments; null if the region is too wide. */
function segmentOf(pixels: readonly number[], width: number): UprightSegment | null {
  let [sumX, sumY] = [0, 0];
  for (const at of pixels) {
    sumX += at % width;
    sumY += Math.floor(at / width);
  }
  const [x, y] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, xy, yy] = [0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [major, minor] = [(xx + yy + spread) / 2, (xx + yy - spread) / 2];
  // The variance of evenly distributed pixels on a line is its length squared over 12.
  const length = Math.sqrt((12 * major) / pixels.length);
  if (Math.sqrt((12 * minor) / pixels.length) > MAX_WIDTH) return null;
  const lean = (-Math.atan2(2 * xy, yy - xx) * 90) / Math.PI;
  return Math.abs(lean) <= MAX_LEAN ? { lean, length, x } : null;
}
