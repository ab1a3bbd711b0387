import type { Comparable } from "./similarity-weights.ts";

/** Weight of the model's own value beside the comparables. */
const MODEL_WEIGHT = 0.5;
/** Spread, in ln dollars, that is assumed before the comparables show theirs, and its weight. */
const PRIOR_SD = 0.15;
const PRIOR_SD_WEIGHT = 1;

interface Reconciled {
  /** In ln dollars. */
  value: number;
  /** Forecast standard deviation, in ln dollars, before calibration. */
  sd: number;
  /** Weight of the model's own value beside those of the comparables. */
  modelWeight: number;
}

/** Makes one value of the modelled one (ln dollars) and of the residuals of the comparables. */
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
