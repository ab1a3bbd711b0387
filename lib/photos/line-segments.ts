import type { GreyRaster } from "./grey-raster.ts";

/** A straight edge that stands nearly upright. */
export interface UprightSegment {
  /** Degrees clockwise from upright, from -MAX_LEAN to MAX_LEAN. */
  lean: number;
  length: number;
  /** Of its middle, in pixels from the left. */
  x: number;
}

export const MAX_LEAN = 20;
/** The least change of brightness between neighboring pixels that counts as an edge. */
const MIN_GRADIENT = 8;
/** How far, in degrees, the edge's direction at a pixel may be from that of the segment. */
const TOLERANCE = 10;
const MIN_LENGTH = 0.07;
const MAX_WIDTH = 4;

/**
 * Finds straight edges by growing regions of neighboring pixels whose gradients point the same way,
 * as the Line Segment Detector does (von Gioi et al., 2012).
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

/** The pixels around one whose edges lean alike; they are taken out of `leans`. */
function takeRegion(leans: Float32Array, start: number, width: number): number[] {
  const region = [start];
  let sum = leans[start]!;
  leans[start] = Number.NaN;
  for (let next = 0; next < region.length; next += 1) {
    const mean = sum / region.length;
    for (let row = -width; row <= width; row += width) {
      for (let beside = region[next]! + row - 1, end = beside + 2; beside <= end; beside += 1) {
        const lean = leans[beside]!;
        // No number: outside the picture, no edge, or taken.
        if (!(Math.abs(lean - mean) <= TOLERANCE)) continue;
        sum += lean;
        leans[beside] = Number.NaN;
        region.push(beside);
      }
    }
  }
  return region;
}

/** For each pixel how far the edge through it leans; NaN where there is no nearly upright one. */
function edgeLeans({ data, width, height }: GreyRaster): Float32Array {
  const leans = new Float32Array(width * height).fill(Number.NaN);
  const most = Math.tan((MAX_LEAN * Math.PI) / 180);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const above = at - width;
      const below = at + width;
      // Sobel's operator.
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

/** The line through the pixels of a region, by their moments; null where it is too wide for one. */
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
  // A line of evenly spread pixels has a variance of its length squared over 12.
  const length = Math.sqrt((12 * major) / pixels.length);
  if (Math.sqrt((12 * minor) / pixels.length) > MAX_WIDTH) return null;
  const lean = (-Math.atan2(2 * xy, yy - xx) * 90) / Math.PI;
  return Math.abs(lean) <= MAX_LEAN ? { lean, length, x } : null;
}
