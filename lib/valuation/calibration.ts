import { clamp } from "#lib/math.ts";
import { SEARCH_LEVELS, type SearchLevel } from "#lib/schemas/valuation.ts";
import type { MarketModel } from "./model/market-model.ts";

/**
 * Errors of past estimates at one search level, on sales the model had not seen. The median
 * absolute error and the share within 10% are fractions of the sale price. The factors are the
 * multiples of the forecast standard deviation that contained 68% and 80% of the errors.
 */
export interface LevelCalibration {
  salesCount: number;
  medianError: number;
  within10: number;
  factor68: number;
  factor80: number;
}

export type Calibration = Partial<Record<SearchLevel, LevelCalibration>>;

/** A model with its measured errors; `calibration` is null if they weren't measured. */
export interface CalibratedModel {
  model: MarketModel;
  calibration: Calibration | null;
}

/** Error and forecast standard deviation in ln dollars. */
export interface PastEstimate {
  level: SearchLevel;
  error: number;
  sd: number;
}

const MIN_PAST_ESTIMATES = 50;
const MIN_FACTOR = 0.5;
const MAX_FACTOR = 6;

const ascending = (a: number, b: number) => a - b;

// Ranking among n + 1 values adds a margin of one value.
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1);
  return sorted[index] ?? 0;
}

function calibrateLevel(estimates: readonly PastEstimate[]): LevelCalibration {
  const errors = estimates.map(({ error }) => Math.abs(Math.expm1(error))).sort(ascending);
  const ratios = estimates.map(({ error, sd }) => Math.abs(error) / sd).sort(ascending);
  const factor = (share: number) => clamp(quantile(ratios, share), MIN_FACTOR, MAX_FACTOR);
  return {
    salesCount: estimates.length,
    medianError: quantile(errors, 0.5),
    within10: errors.filter((error) => error <= 0.1).length / errors.length,
    factor68: factor(0.68),
    factor80: factor(0.8),
  };
}

export function calibrate(estimates: readonly PastEstimate[]): Calibration {
  const calibration: Calibration = {};
  for (const level of SEARCH_LEVELS) {
    const ofLevel = estimates.filter((estimate) => estimate.level === level);
    if (ofLevel.length >= MIN_PAST_ESTIMATES) calibration[level] = calibrateLevel(ofLevel);
  }
  return calibration;
}
