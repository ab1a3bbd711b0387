import type { OptionalFact } from "#lib/fields/optional-facts.ts";
import type { AssumableFact, SearchLevel } from "#lib/schemas/valuation.ts";
import { assumeFacts } from "./assumed-facts.ts";
import type { CalibratedModel, LevelCalibration } from "./calibration.ts";
import type { Candidates } from "./candidate-sales.ts";
import { areaOf, type Subject, type ValuableHome, type ValuableSale } from "./data/home.ts";
import { predictInterval } from "./interval.ts";
import { countOwnSale, gapClass, type OwnSalePull } from "./last-sale/own-weight.ts";
import { factsUsedBy, predictorOf } from "./model/fact-effects.ts";
import type { MarketModel } from "./model/market-model.ts";
import { reconcile } from "./reconciliation.ts";
import { chooseSearchLevel } from "./search-level.ts";
import { clampResidual, type Comparable, weighComparables } from "./similarity-weights.ts";
import { type FarSize, findFarSizes } from "./size-limits.ts";
import { measureSpreadTerms } from "./spread-terms.ts";

/**
 * An estimate and its inputs. `value`, `low` and `high` are unrounded US dollars. `modelled` (the
 * model's own value), `sd` (before calibration) and the results of `predict` are ln dollars.
 * `own` is the home's last sale, or null. `ownShare` is its share of the estimate beyond the one it has
 * as a comparable.
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
  own: OwnSalePull | null;
  ownShare: number;
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

type Compared = ReturnType<typeof compare>;

// How far the home's last sale is above the estimate, and the estimate with its share.
function withOwnSale(
  compared: Compared,
  sale: ValuableSale | null,
  day: number,
  { predict, weights }: { predict: Estimate["predict"]; weights: readonly number[] | undefined },
) {
  if (!sale) return { ...compared, own: null, ownShare: 0 };
  const { value, modelled, modelWeight, comparables } = compared;
  const residual = clampResidual(Math.log(sale.price) - predict(sale, sale.day));
  const own = { gap: gapClass(day - sale.day), pull: modelled + residual - value };
  const ownShare = weights?.[own.gap] ?? 0;
  const others = comparables.reduce((sum, { weight }) => sum + weight, modelWeight);
  return {
    ...compared,
    value: value + ownShare * own.pull,
    comparables: countOwnSale(comparables, { sale, residual }, ownShare, others),
    own,
    ownShare,
  };
}

/**
 * Values a home by candidate sales.
 * @param entered with the facts that the seller entered; unknown ones are assumed
 * @param candidates at least MIN_CANDIDATES
 * @param ownSale the home's last sale of the same market
 */
export function estimateValue(
  entered: SizedSubject,
  day: number,
  candidates: Candidates,
  { model, calibration }: CalibratedModel,
  ownSale: ValuableSale | null,
): Estimate {
  const { sales } = candidates;
  const predict = predictFor(model, entered);
  const optionalFacts = factsUsedBy(model.terms);
  const { subject, assumed } = assumeFacts(entered, sales);
  const first = compare(subject, day, candidates, predict);
  const ofLevel = calibration?.[first.level] ?? null;
  const weights = ofLevel?.ownWeights;
  const { value, ownShare, ...compared } = withOwnSale(first, ownSale, day, { predict, weights });
  const farSizes = findFarSizes(entered, sales);
  const isLotFar = farSizes.some(({ name }) => name === "lotSize");
  const usualLot = () => assumeFacts({ ...entered, lotSize: null }, sales).subject;
  const doubt = isLotFar ? first.value - compare(usualLot(), day, candidates, predict).value : 0;
  const spreadTerms = [
    ...measureSpreadTerms(
      subject,
      day,
      sales,
      assumed,
      optionalFacts.filter((fact) => entered[fact] === null),
    ),
    ownShare,
  ];
  return {
    day,
    area: candidates.area,
    value: Math.exp(value),
    ...predictInterval({ value, sd: compared.sd, spreadTerms, doubt: Math.abs(doubt) }, ofLevel),
    spreadTerms,
    ownShare,
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
