import { VALUATION_STEPS, type ValuationStep } from "#lib/schemas/valuation.ts";

/** What past estimates at one step missed by, measured on sales that the model had not seen. */
export interface StepCalibration {
  salesCount: number;
  /** Median absolute error, and the share within 10 %, as fractions of the sale price. */
  medianError: number;
  within10: number;
  /** Multiples of the forecast standard deviation that held 68 and 80 % of the misses. */
  factor68: number;
  factor80: number;
}

export type Calibration = Partial<Record<ValuationStep, StepCalibration>>;

/** One past estimate: what it missed the sale price by, in ln dollars, and its spread. */
export interface PastEstimate {
  step: ValuationStep;
  miss: number;
  sd: number;
}

/** Factors measured on King County sales, used until a market has enough of its own. */
export const DEFAULT_FACTORS = { factor68: 1.1, factor80: 1.51 };
/** Past estimates that a calibration takes, and bounds that keep odd markets sane. */
export const MIN_PAST_ESTIMATES = 50;
const FACTOR_BOUNDS: readonly [number, number] = [0.5, 6];

/** The value below which the given share of the sorted values lies, with one value of margin. */
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1);
  return sorted[index] ?? 0;
}

function calibrateStep(estimates: readonly PastEstimate[]): StepCalibration {
  const ascending = (a: number, b: number) => a - b;
  const errors = estimates.map(({ miss }) => Math.abs(Math.expm1(miss))).sort(ascending);
  const ratios = estimates.map(({ miss, sd }) => Math.abs(miss) / sd).sort(ascending);
  const factor = (share: number) =>
    Math.min(FACTOR_BOUNDS[1], Math.max(FACTOR_BOUNDS[0], quantile(ratios, share)));
  return {
    salesCount: estimates.length,
    medianError: quantile(errors, 0.5),
    within10: errors.filter((error) => error <= 0.1).length / errors.length,
    factor68: factor(0.68),
    factor80: factor(0.8),
  };
}

/** Measures each step that has enough past estimates. */
export function calibrate(estimates: readonly PastEstimate[]): Calibration {
  const calibration: Calibration = {};
  for (const step of VALUATION_STEPS) {
    const ofStep = estimates.filter((estimate) => estimate.step === step);
    if (ofStep.length >= MIN_PAST_ESTIMATES) calibration[step] = calibrateStep(ofStep);
  }
  return calibration;
}
