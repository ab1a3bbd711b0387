import { type Coordinates, milesOf, offsetKm } from "#lib/valuation/offset.ts";

/** The radius of the outer ring, in hundredths of the plot's width. */
const OUTER_RADIUS = 43;
const CENTER = 50;
const LEAST_MILES = 0.02;

/** Returns the smallest of 1, 2, 4, 6 and 8 times a power of ten that isn't less. */
function roundUp(miles: number): number {
  const unit = 10 ** Math.floor(Math.log10(miles));
  const digit = [1, 2, 4, 6, 8].find((one) => one * unit >= miles) ?? 10;
  // Multiplying leaves errors such as 0.30000000000000004.
  return Number((digit * unit).toPrecision(1));
}

/**
 * Returns where places lie around a home, north up, and two rings at even distances. All lengths are
 * in hundredths of the plot's width.
 */
export function scalePlot(home: Coordinates, places: readonly Coordinates[]) {
  const offsets = places.map((place) => {
    const { east, north } = offsetKm(home, place);
    return { east: milesOf(east), north: milesOf(north) };
  });
  const farthest = Math.max(...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const miles = roundUp(Math.max(farthest, LEAST_MILES));
  const scale = OUTER_RADIUS / miles;
  return {
    rings: [
      { miles: miles / 2, radius: OUTER_RADIUS / 2 },
      { miles, radius: OUTER_RADIUS },
    ],
    points: offsets.map(({ east, north }) => ({
      x: CENTER + east * scale,
      y: CENTER - north * scale,
    })),
  };
}
