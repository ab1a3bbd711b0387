import { clamp } from "#lib/math.ts";
import type { LevelCalibration } from "./calibration.ts";
import { widening } from "./spread-fit.ts";

// Measured on King County sales; used until a market has enough of its own. The spread is in the
// order of `measureSpreadTerms`.
const DEFAULTS = {
  factor68: 1.1,
  factor80: 1.51,
  spread: [0.11, 0.05, 0, 0.16, 0.16, 0, 0.07, 0, 0.11, 0.31],
};

// Ten times the estimate. A wider range says no more, and its end may be too large to store.
const MAX_HALF = Math.log(10);

/**
 * Forecast of a price in ln dollars: `sd` is its standard deviation before the terms widen it, and
 * `doubt` is how far a questioned fact moves the value.
 */
interface Forecast {
  value: number;
  sd: number;
  spreadTerms: readonly number[];
  doubt: number;
}

/**
 * Returns the interval that contains about 80% of sale prices, and the confidence its width allows.
 * @returns bounds in US dollars, confidence from 0 to 100
 */
export function predictInterval(
  { value, sd, spreadTerms, doubt }: Forecast,
  calibration: LevelCalibration | null,
): { low: number; high: number; confidence: number } {
  const { factor68, factor80, spread } = calibration ?? DEFAULTS;
  const widened = sd * widening(spread, spreadTerms);
  const half = Math.min(MAX_HALF, factor80 * widened + doubt);
  return {
    low: Math.exp(value - half),
    high: Math.exp(value + half),
    confidence: clamp(100 - 200 * (factor68 * widened + doubt), 0, 100),
  };
}
