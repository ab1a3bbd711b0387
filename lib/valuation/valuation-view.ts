import { isoOf } from "#lib/days.ts";
import type { ValuationSource, ValuationView, ValuedFacts } from "#lib/schemas/valuation.ts";
import { limitCertainty } from "./certainty.ts";
import { apportionEstimate, presentComparables, presentLeftOut } from "./comparable-view.ts";
import type { LevelCalibration } from "./calibration.ts";
import type { Comparison } from "./comparison.ts";
import {
  areaOf,
  type HomeFacts,
  type HomeLocation,
  type Sale,
  type Subject,
  type ValuableSale,
} from "./data/home.ts";
import type { Obstacle } from "./eligibility.ts";
import type { Estimate } from "./estimate.ts";
import { coordinatesOf } from "./offset.ts";
import { findSizeObstacle, questionLot } from "./size-limits.ts";
import { explainTooFew, namePlace, summarize } from "./summary.ts";
import { EMPTY_SOURCE } from "./valuation-source.ts";

const NO_VALUES = {
  estimate: null,
  assessment: null,
  confidence: null,
  low: null,
  high: null,
  owner: null,
  estimateDate: null,
} as const;

interface Context {
  subject: Subject;
  now: Date;
  priorSale: Sale | null;
  leftOut: readonly ValuableSale[];
}

const percentOf = (share: number) => Math.round(share * 1000) / 10;
const isFromDemo = (sales: readonly Sale[], { priorSale }: Context) =>
  sales.some((sale) => sale.isDemo) || priorSale?.isDemo === true;

function presentContext({ subject, now, priorSale }: Context) {
  return {
    ...NO_VALUES,
    propertySize: subject.livingArea,
    lotSize: subject.lotSize,
    lastSalePrice: priorSale?.price ?? null,
    lastSaleDate: priorSale ? isoOf(priorSale.day) : null,
    retrievedAt: now.toISOString(),
  };
}

const presentFacts = (home: HomeFacts): ValuedFacts => ({
  livingArea: home.livingArea,
  basementArea: home.basementArea,
  lotSize: home.lotSize,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  yearBuilt: home.yearBuilt,
  yearRemodeled: home.yearRemodeled,
  condition: home.condition,
  quality: home.quality,
  garage: home.garage,
  style: home.style,
});

function presentLocation(home: HomeLocation, { subject, priorSale }: Context) {
  const location = coordinatesOf(home);
  const isKnown = coordinatesOf(subject) ?? (priorSale && coordinatesOf(priorSale));
  return location && { ...location, isApproximate: !isKnown };
}

// The errors with as many of the optional facts as are known, or with fewer.
function errorsOf({ subject, optionalFacts }: Estimate, calibration: LevelCalibration) {
  const { partly } = calibration;
  if (optionalFacts.every((fact) => subject[fact] !== null)) return calibration;
  const withCondition = subject.condition === null ? undefined : partly.condition;
  return withCondition ?? partly.none ?? calibration;
}

// The error of the home's own area, or else of the whole market.
function presentError(estimate: Estimate) {
  const { subject, calibration, candidates } = estimate;
  if (!calibration) return null;
  const errors = errorsOf(estimate, calibration);
  const area = areaOf(subject) ?? "";
  const ofArea = errors.areas[area];
  const { medianError, within10, salesCount } = ofArea ?? errors;
  return {
    market: candidates[0]?.market ?? "",
    area: ofArea ? area : null,
    medianPercent: percentOf(medianError),
    within10Percent: percentOf(within10),
    salesCount,
  };
}

function presentSource(
  estimate: Estimate,
  withAll: Estimate | null,
  context: Context,
): ValuationSource {
  const { candidates } = estimate;
  const place = namePlace(estimate, context.subject);
  const days = candidates.map((sale) => sale.day);
  const isDemo = isFromDemo(candidates, context);
  const leftOutCount = context.leftOut.length;
  return {
    ...EMPTY_SOURCE,
    summary: summarize(estimate, context.subject, { isDemo, withAll, leftOutCount }),
    isDemo,
    question: questionLot((withAll ?? estimate).farSizes),
    facts: presentFacts(estimate.subject),
    assumed: estimate.assumed,
    optionalFacts: [...estimate.optionalFacts],
    location: presentLocation(estimate.subject, context),
    step: estimate.level,
    place,
    salesCount: candidates.length,
    salesFrom: isoOf(Math.min(...days)),
    salesTo: isoOf(Math.max(...days)),
    estimateWithAll: withAll && Math.round(withAll.value),
    areaModel: {
      value: Math.round(Math.exp(estimate.modelled)),
      share: apportionEstimate(estimate).model,
      fittedThrough: isoOf(estimate.fittedThrough),
    },
    publishedError: presentError(estimate),
  };
}

/** Presents a home that can't be valued, and why. */
export function presentObstacle(context: Context, obstacle: Obstacle): ValuationView {
  return {
    ...presentContext(context),
    source: {
      ...EMPTY_SOURCE,
      ...obstacle,
      summary: obstacle.reason,
      facts: presentFacts(context.subject),
      isDemo: isFromDemo([], context),
    },
    comparables: null,
  };
}

function presentWithoutEstimate(
  candidates: readonly ValuableSale[],
  context: Context,
  source: Partial<ValuationSource>,
): ValuationView {
  const { leftOut } = context;
  return {
    ...presentContext(context),
    source: {
      ...EMPTY_SOURCE,
      facts: presentFacts(context.subject),
      salesCount: candidates.length,
      isDemo: isFromDemo([...candidates, ...leftOut], context),
      ...source,
    },
    comparables: leftOut.length > 0 ? presentLeftOut(leftOut, null) : null,
  };
}

function presentTooFew(
  candidates: readonly ValuableSale[],
  withAll: Estimate | null,
  context: Context,
): ValuationView {
  const reason = explainTooFew(candidates.length, context.leftOut.length, withAll);
  return presentWithoutEstimate(candidates, context, {
    reason,
    summary: reason,
    estimateWithAll: withAll && Math.round(withAll.value),
  });
}

/**
 * Presents the comparison of a home with recorded sales.
 * @param withAll the comparison with every sale counted; null if none is left out
 */
export function presentComparison(
  context: Context,
  { candidates, estimate: ofCounted }: Comparison,
  withAll: Comparison | null,
): ValuationView {
  const estimateWithAll = withAll?.estimate ?? null;
  if (ofCounted === null) return presentTooFew(candidates, estimateWithAll, context);
  // With all sales first, so that excluding some can't hide the question.
  const obstacle = findSizeObstacle((estimateWithAll ?? ofCounted).farSizes);
  if (obstacle) {
    return presentWithoutEstimate(candidates, context, { ...obstacle, summary: obstacle.reason });
  }
  const estimate = estimateWithAll ? limitCertainty(ofCounted, estimateWithAll) : ofCounted;
  return {
    ...presentContext(context),
    estimate: Math.round(estimate.value),
    confidence: Math.round(estimate.confidence),
    low: Math.round(estimate.low),
    high: Math.round(estimate.high),
    estimateDate: isoOf(estimate.day),
    source: presentSource(estimate, estimateWithAll, context),
    comparables: [...presentComparables(estimate), ...presentLeftOut(context.leftOut, estimate)],
  };
}
