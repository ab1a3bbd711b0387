import type { SearchLevel } from "#lib/schemas/valuation.ts";
import type { CalibratedModel, LevelCalibration } from "./calibration.ts";
import type { Candidates } from "./candidate-sales.ts";
import type { Subject, ValuableHome, ValuableSale } from "./data/home.ts";
import { predictInterval } from "./interval.ts";
import { predictLogPrice } from "./model/market-model.ts";
import { reconcile } from "./reconciliation.ts";
import { chooseSearchLevel } from "./search-level.ts";
import { type Comparable, weighComparables } from "./similarity-weights.ts";

export interface Estimate {
  day: number;
  level: SearchLevel;
  /** All in US dollars, not rounded. */
  value: number;
  low: number;
  high: number;
  /** 0 to 100. */
  confidence: number;
  /** Forecast standard deviation in ln dollars, before calibration. */
  sd: number;
  /** The model's own value, in ln dollars, and its weight beside those of the comparables. */
  modelled: number;
  modelWeight: number;
  comparables: Comparable[];
  candidates: readonly ValuableSale[];
  /** The subject as valued: with the facts that were assumed. */
  subject: ValuableHome;
  /** Errors measured at this level; null where they are not known. */
  calibration: LevelCalibration | null;
  /** Modelled value, in ln dollars, of a home on a day, as this estimate took it. */
  predict: (home: ValuableHome, day: number) => number;
}

/** Estimates what a home is worth on a day by sales of the model's market. */
export function estimateValue(
  subject: Subject & ValuableHome,
  day: number,
  candidates: Candidates,
  { model, calibration }: CalibratedModel,
): Estimate {
  const { terms, zips } = model;
  // Without effects of the subject's own zip, all are compared as typical homes of the market.
  const isZipKnown = zips.has(subject.zipCode ?? "");
  const predict = (home: ValuableHome, on: number) =>
    predictLogPrice(terms, isZipKnown ? zips.get(home.zipCode ?? "") : undefined, home, on);
  const level = chooseSearchLevel(subject, candidates);
  const comparables = weighComparables(subject, day, candidates.sales, level, predict);
  const modelled = predict(subject, day);
  const { value, sd, modelWeight } = reconcile(modelled, comparables);
  const ofLevel = calibration?.[level] ?? null;
  return {
    day,
    level,
    value: Math.exp(value),
    ...predictInterval(value, sd, ofLevel),
    sd,
    modelled,
    modelWeight,
    comparables,
    candidates: candidates.sales,
    subject,
    calibration: ofLevel,
    predict,
  };
}
