import type { Comparable } from "./similarity-weights.ts";

// The weight of the model's own value beside the comparables.
const MODEL_WEIGHT = 0.5;
// The prior spread of the comparables, in ln dollars.
const PRIOR_SD = 0.15;
const PRIOR_SD_WEIGHT = 1;

interface Reconciled {
  value: number;
  sd: number;
  modelWeight: number;
}

/**
 * Reconciles the modelled value with the residuals of the comparables; all in ln dollars.
 * @returns `sd`: forecast standard deviation before calibration; `modelWeight`: weight of the
 *   modelled value beside those of the comparables
 */
export function reconcile(modelled: number, comparables: readonly Comparable[]): Reconciled {
  let weights = 0;
  let sum = 0;
  for (const { weight, residual } of comparables) {
    weights += weight;
    sum += weight * residual;
  }
  const mean = weights > 0 ? sum / weights : 0;
  let squares = PRIOR_SD_WEIGHT * PRIOR_SD ** 2;
  for (const { weight, residual } of comparables) squares += weight * (residual - mean) ** 2;
  return {
    value: modelled + sum / (weights + MODEL_WEIGHT),
    sd: Math.sqrt(squares / (weights + PRIOR_SD_WEIGHT)),
    modelWeight: MODEL_WEIGHT,
  };
}
