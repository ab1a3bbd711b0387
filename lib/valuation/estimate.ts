import type { SearchLevel } from "#lib/schemas/valuation.ts";
import type { CalibratedModel, LevelCalibration } from "./calibration.ts";
import type { Candidates } from "./candidate-sales.ts";
import { areaOf, type Subject, type ValuableHome, type ValuableSale } from "./data/home.ts";
import { predictInterval } from "./interval.ts";
import { predictLogPrice } from "./model/market-model.ts";
import { reconcile } from "./reconciliation.ts";
import { chooseSearchLevel } from "./search-level.ts";
import { type Comparable, weighComparables } from "./similarity-weights.ts";

/**
 * An estimate and its inputs. `value`, `low` and `high` are unrounded US dollars. `modelled` (the
 * model's own value), `sd` (before calibration) and the results of `predict` are ln dollars.
 * `confidence` is 0 to 100. `subject` includes assumed facts. The model was fitted on sales through
 * the day `fittedThrough`.
 */
export interface Estimate {
  day: number;
  level: SearchLevel;
  area: Candidates["area"];
  value: number;
  low: number;
  high: number;
  confidence: number;
  sd: number;
  modelled: number;
  modelWeight: number;
  comparables: Comparable[];
  candidates: readonly ValuableSale[];
  subject: ValuableHome;
  calibration: LevelCalibration | null;
  fittedThrough: number;
  predict: (home: ValuableHome, day: number) => number;
}

export function estimateValue(
  subject: Subject & ValuableHome,
  day: number,
  candidates: Candidates,
  { model, calibration }: CalibratedModel,
): Estimate {
  const { terms, zips } = model;
  // If the model doesn't know the subject's area, compare all as typical homes of the market.
  const isAreaKnown = zips.has(areaOf(subject) ?? "");
  const predict = (home: ValuableHome, on: number) =>
    predictLogPrice(terms, isAreaKnown ? zips.get(areaOf(home) ?? "") : undefined, home, on);
  const level = chooseSearchLevel(subject, candidates);
  const comparables = weighComparables(subject, day, candidates.sales, level, predict);
  const modelled = predict(subject, day);
  const { value, sd, modelWeight } = reconcile(modelled, comparables);
  const ofLevel = calibration?.[level] ?? null;
  return {
    day,
    level,
    area: candidates.area,
    value: Math.exp(value),
    ...predictInterval(value, sd, ofLevel),
    sd,
    modelled,
    modelWeight,
    comparables,
    candidates: candidates.sales,
    subject,
    calibration: ofLevel,
    fittedThrough: terms.lastDay,
    predict,
  };
}
