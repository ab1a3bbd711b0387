import { clamp } from "#lib/math.ts";
import { SEARCH_LEVELS, type SearchLevel } from "#lib/schemas/valuation.ts";
import { fitOwnWeights, type OwnSalePull } from "./last-sale/own-weight.ts";
import type { MarketModel } from "./model/market-model.ts";
import { fitSpread, type SpreadObservation, widening } from "./spread-fit.ts";

/**
 * Errors of past estimates on sales the model had not seen. The median absolute error and the share
 * within 10% are fractions of the sale price.
 */
export interface MeasuredError {
  salesCount: number;
  medianError: number;
  within10: number;
}

/** Errors of a market's past estimates, and of its zips or districts with enough of them. */
export interface MeasuredErrors extends MeasuredError {
  areas: Readonly<Record<string, MeasuredError>>;
}

/**
 * Which of the optional facts that the model uses a past estimate knew. Other facts are known.
 */
export type OptionalKnowledge = "all" | "condition" | "none";

/**
 * Errors at one search level. `spread` has the coefficients of the spread terms. The factors are
 * the multiples of the widened standard deviation that contained 68% and 80% of the errors. `partly`
 * has the errors with fewer optional facts than the model uses. `ownWeights` are the shares of a
 * home's last sale in its estimate by class of time.
 */
export interface LevelCalibration extends MeasuredErrors {
  factor68: number;
  factor80: number;
  spread: readonly number[];
  ownWeights: readonly number[];
  partly: Readonly<Partial<Record<Exclude<OptionalKnowledge, "all">, MeasuredErrors>>>;
}

export type Calibration = Partial<Record<SearchLevel, LevelCalibration>>;

/** A model with its measured errors; `calibration` is null if they weren't measured. */
export interface CalibratedModel {
  model: MarketModel;
  calibration: Calibration | null;
}

/**
 * An estimate of a sale, without the home's last sale. `known` is null if other than optional facts
 * were withheld from it.
 */
export interface PastEstimate extends SpreadObservation {
  level: SearchLevel;
  area: string | null;
  known: OptionalKnowledge | null;
  own: OwnSalePull | null;
}

const MIN_PAST_ESTIMATES = 50;
// An area's own error is shown from here on; the count stands beside it.
const MIN_IN_AREA = 30;
const MIN_FACTOR = 0.5;
const MAX_FACTOR = 6;

const ascending = (a: number, b: number) => a - b;

/** Returns a quantile of sorted values. Ranking among n + 1 values adds a margin of one value. */
export function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.ceil(share * (sorted.length + 1)) - 1);
  return sorted[index] ?? 0;
}

function measureError(estimates: readonly PastEstimate[]): MeasuredError {
  const errors = estimates.map(({ error }) => Math.abs(Math.expm1(error))).sort(ascending);
  return {
    salesCount: estimates.length,
    medianError: quantile(errors, 0.5),
    within10: errors.filter((error) => error <= 0.1).length / errors.length,
  };
}

function measureAreas(estimates: readonly PastEstimate[]): Record<string, MeasuredError> {
  const areas = [...Map.groupBy(estimates, ({ area }) => area ?? "")];
  return Object.fromEntries(
    areas
      .filter(([area, ofArea]) => area !== "" && ofArea.length >= MIN_IN_AREA)
      .map(([area, ofArea]) => [area, measureError(ofArea)]),
  );
}

const measureErrors = (estimates: readonly PastEstimate[]): MeasuredErrors => ({
  ...measureError(estimates),
  areas: measureAreas(estimates),
});

function measurePartly(estimates: readonly PastEstimate[]): LevelCalibration["partly"] {
  const kinds = (["condition", "none"] as const).map(
    (kind) => [kind, estimates.filter(({ known }) => known === kind)] as const,
  );
  return Object.fromEntries(
    kinds
      .filter(([, ofKind]) => ofKind.length >= MIN_PAST_ESTIMATES)
      .map(([kind, ofKind]) => [kind, measureErrors(ofKind)]),
  );
}

// The estimate with the share of the home's last sale, which is the last of the spread terms.
function addOwnSale(estimate: PastEstimate, weights: readonly number[]): PastEstimate {
  const { own, error, terms } = estimate;
  if (!own) return estimate;
  const share = weights[own.gap] ?? 0;
  return { ...estimate, error: error + share * own.pull, terms: terms.with(-1, share) };
}

function calibrateLevel(
  complete: readonly PastEstimate[],
  all: readonly PastEstimate[],
  ownWeights: readonly number[],
): LevelCalibration {
  const spread = fitSpread(all);
  const ratios = complete
    .map(({ error, sd, terms }) => Math.abs(error) / (sd * widening(spread, terms)))
    .sort(ascending);
  const factor = (share: number) => clamp(quantile(ratios, share), MIN_FACTOR, MAX_FACTOR);
  return {
    ...measureErrors(complete),
    factor68: factor(0.68),
    factor80: factor(0.8),
    spread,
    ownWeights,
    partly: measurePartly(all),
  };
}

/** Measures the errors of past estimates at each search level that has enough of them. */
export function calibrate(estimates: readonly PastEstimate[]): Calibration {
  const calibration: Calibration = {};
  const ownWeights = fitOwnWeights(estimates.filter(({ known }) => known === "all"));
  const withOwn = estimates.map((estimate) => addOwnSale(estimate, ownWeights));
  for (const level of SEARCH_LEVELS) {
    const ofLevel = withOwn.filter((estimate) => estimate.level === level);
    const complete = ofLevel.filter(({ known }) => known === "all");
    if (complete.length >= MIN_PAST_ESTIMATES) {
      calibration[level] = calibrateLevel(complete, ofLevel, ownWeights);
    }
  }
  return calibration;
}
