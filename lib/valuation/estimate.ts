import type { OptionalFact } from "#lib/fields/optional-facts.ts";
import type { AssumableFact, SearchLevel } from "#lib/schemas/valuation.ts";
import { assumeFacts } from "./assumed-facts.ts";
import type { CalibratedModel, LevelCalibration } from "./calibration.ts";
import type { Candidates } from "./candidate-sales.ts";
import { areaOf, type Subject, type ValuableHome, type ValuableSale } from "./data/home.ts";
import { predictInterval } from "./interval.ts";
import { factsUsedBy, predictorOf } from "./model/fact-effects.ts";
import type { MarketModel } from "./model/market-model.ts";
import { reconcile } from "./reconciliation.ts";
import { chooseSearchLevel } from "./search-level.ts";
import { type Comparable, weighComparables } from "./similarity-weights.ts";
import { type FarSize, findFarSizes } from "./size-limits.ts";
import { measureSpreadTerms } from "./spread-terms.ts";

/**
 * An estimate and its inputs. `value`, `low` and `high` are unrounded US dollars. `modelled` (the
 * model's own value), `sd` (before calibration) and the results of `predict` are ln dollars.
 * `confidence` is 0 to 100. `subject` includes the `assumed` facts. The model uses the
 * `optionalFacts`, known or not. `spreadTerms` widen `sd`. The model was fitted on sales through the
 * day `fittedThrough`.
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
  spreadTerms: readonly number[];
  modelled: number;
  modelWeight: number;
  comparables: Comparable[];
  candidates: readonly ValuableSale[];
  subject: ValuableHome;
  assumed: AssumableFact[];
  optionalFacts: readonly OptionalFact[];
  farSizes: readonly FarSize[];
  calibration: LevelCalibration | null;
  fittedThrough: number;
  predict: (home: ValuableHome, day: number) => number;
}

type SizedSubject = Subject & ValuableHome;

function predictFor({ terms, zips }: MarketModel, subject: Subject): Estimate["predict"] {
  // If the model doesn't know the subject's area, compare all as typical homes of the market.
  const isAreaKnown = zips.has(areaOf(subject) ?? "");
  // What the seller didn't say can't be compared.
  const predict = predictorOf(terms, (fact) => subject[fact] !== null);
  return (home, on) => predict(isAreaKnown ? zips.get(areaOf(home) ?? "") : undefined, home, on);
}

function compare(
  subject: SizedSubject,
  day: number,
  candidates: Candidates,
  predict: Estimate["predict"],
) {
  const level = chooseSearchLevel(subject, candidates);
  const comparables = weighComparables(subject, day, candidates.sales, level, predict);
  const modelled = predict(subject, day);
  return { level, comparables, modelled, ...reconcile(modelled, comparables) };
}

/**
 * Values a home by candidate sales.
 * @param entered with the facts that the seller entered; unknown ones are assumed
 * @param candidates at least MIN_CANDIDATES
 */
export function estimateValue(
  entered: SizedSubject,
  day: number,
  candidates: Candidates,
  { model, calibration }: CalibratedModel,
): Estimate {
  const { sales } = candidates;
  const predict = predictFor(model, entered);
  const optionalFacts = factsUsedBy(model.terms);
  const { subject, assumed } = assumeFacts(entered, sales);
  const { level, value, sd, ...compared } = compare(subject, day, candidates, predict);
  const farSizes = findFarSizes(entered, sales);
  const isLotFar = farSizes.some(({ name }) => name === "lotSize");
  const usualLot = () => assumeFacts({ ...entered, lotSize: null }, sales).subject;
  const doubt = isLotFar ? value - compare(usualLot(), day, candidates, predict).value : 0;
  const spreadTerms = measureSpreadTerms(
    subject,
    day,
    sales,
    assumed,
    optionalFacts.filter((fact) => entered[fact] === null),
  );
  const ofLevel = calibration?.[level] ?? null;
  return {
    day,
    level,
    area: candidates.area,
    value: Math.exp(value),
    ...predictInterval({ value, sd, spreadTerms, doubt: Math.abs(doubt) }, ofLevel),
    sd,
    spreadTerms,
    ...compared,
    candidates: sales,
    subject,
    assumed,
    optionalFacts,
    farSizes,
    calibration: ofLevel,
    fittedThrough: model.terms.lastDay,
    predict,
  };
}
