import { clamp } from "#lib/math.ts";
import type { LevelCalibration } from "./calibration.ts";

// Measured on King County sales; used until a market has enough of its own.
const DEFAULT_FACTORS = { factor68: 1.1, factor80: 1.51 };

/**
 * Returns the interval that contains about 80% of sale prices, and the confidence its width allows.
 * @param value the estimate, and `sd` its forecast standard deviation, in ln dollars
 * @returns bounds in US dollars, confidence from 0 to 100
 */
export function predictInterval(
  value: number,
  sd: number,
  calibration: LevelCalibration | null,
): { low: number; high: number; confidence: number } {
  const { factor68, factor80 } = calibration ?? DEFAULT_FACTORS;
  return {
    low: Math.exp(value - factor80 * sd),
    high: Math.exp(value + factor80 * sd),
    confidence: clamp(100 - 200 * factor68 * sd, 0, 100),
  };
}
