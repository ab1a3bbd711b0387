import type {
  AssumableFact,
  ComparableView,
  ValuationSource,
  ValuationView,
  ValuedFacts,
} from "#lib/schemas/valuation.ts";
import { apportion } from "./apportion.ts";
import { explainAdjustments } from "./adjustments.ts";
import { distanceKm } from "./comparables.ts";
import type { Estimate } from "./comparable-sales.ts";
import { isoOf } from "./days.ts";
import { placeOf, summarize, tooFew } from "./sentences.ts";
import { NO_SOURCE } from "./source.ts";
import type { HomeFacts, Sale, Subject, ValuableSale } from "./types.ts";

const KM_PER_MILE = 1.609344;

const NO_VALUES = {
  estimate: null,
  assessment: null,
  confidence: null,
  low: null,
  high: null,
  owner: null,
  estimateDate: null,
} as const;

/** What every view of a home tells, whether there is an estimate or not. */
interface Known {
  subject: Subject;
  now: Date;
  /** The newest sale of the home itself. */
  ownSale: Sale | null;
  leftOut: readonly ValuableSale[];
}

/** What recorded sales say of a home: the sales to compare with, and the estimate where they are enough. */
export interface Outcome {
  candidates: readonly ValuableSale[];
  estimate: Estimate | null;
  assumed: AssumableFact[];
}

function viewKnown({ subject, now, ownSale }: Known) {
  return {
    propertySize: subject.livingArea,
    lotSize: subject.lotSize,
    lastSalePrice: ownSale?.price ?? null,
    lastSaleDate: ownSale ? isoOf(ownSale.day) : null,
    retrievedAt: now.toISOString(),
  };
}

const viewFacts = (home: HomeFacts): ValuedFacts => ({
  livingArea: home.livingArea,
  basementArea: home.basementArea,
  lotSize: home.lotSize,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  yearBuilt: home.yearBuilt,
  yearRemodeled: home.yearRemodeled,
});

/** The facts of a sale, without what an estimate makes of it. */
function viewSale(sale: ValuableSale): ComparableView {
  const address = [sale.houseNumber, sale.street].filter((part) => part !== null).join(" ");
  return {
    id: sale.id,
    address: address === "" ? null : address,
    city: sale.city,
    zipCode: sale.zipCode,
    distanceMiles: null,
    soldOn: isoOf(sale.day),
    price: sale.price,
    adjustedPrice: null,
    adjustments: [],
    livingArea: sale.livingArea,
    lotSize: sale.lotSize,
    bedrooms: sale.bedrooms,
    bathrooms: sale.bathrooms,
    yearBuilt: sale.yearBuilt,
    share: 0,
    isLeftOut: false,
    isDemo: sale.isDemo,
  };
}

/** A sale beside the subject: how far away it is, and what its price says of the subject. */
function viewComparable(sale: ValuableSale, estimate: Estimate): ComparableView {
  const distance = distanceKm(estimate.subject, sale);
  return {
    ...viewSale(sale),
    distanceMiles: distance === null ? null : Math.round((distance / KM_PER_MILE) * 100) / 100,
    ...explainAdjustments(estimate.subject, estimate.day, sale, estimate.predict),
  };
}

/** What part of the estimate the model's own value is, and each comparable. */
function sharesOf({ modelWeight, comparables }: Estimate): [number, ...number[]] {
  const [model = 1, ...sales] = apportion([
    modelWeight,
    ...comparables.map(({ weight }) => weight),
  ]);
  return [model, ...sales];
}

function viewComparables(estimate: Estimate): ComparableView[] {
  const [, ...shares] = sharesOf(estimate);
  return estimate.comparables.map(({ sale }, index) => ({
    ...viewComparable(sale, estimate),
    share: shares[index] ?? 0,
  }));
}

/** What was left out, the newest first; a model speaks for the sales of its own market only. */
function viewLeftOut(sales: readonly ValuableSale[], estimate: Estimate | null): ComparableView[] {
  const market = estimate?.candidates[0]?.market;
  return [...sales]
    .sort((a, b) => b.day - a.day || a.id - b.id)
    .map((sale) => ({
      ...(estimate && sale.market === market ? viewComparable(sale, estimate) : viewSale(sale)),
      isLeftOut: true,
    }));
}

function describeSource(
  { estimate, assumed }: Outcome & { estimate: Estimate },
  withAll: Estimate | null,
  { subject, ownSale, leftOut }: Known,
): ValuationSource {
  const { candidates, published } = estimate;
  const place = placeOf(estimate, subject);
  const days = candidates.map((sale) => sale.day);
  const isDemo = candidates.some((sale) => sale.isDemo) || ownSale?.isDemo === true;
  return {
    ...NO_SOURCE,
    summary: summarize(estimate, { place, isDemo, withAll, leftOutCount: leftOut.length }),
    isDemo,
    facts: viewFacts(estimate.subject),
    assumed,
    step: estimate.step,
    place,
    salesCount: candidates.length,
    salesFrom: isoOf(Math.min(...days)),
    salesTo: isoOf(Math.max(...days)),
    estimateWithAll: withAll && Math.round(withAll.value),
    areaModel: {
      value: Math.round(Math.exp(estimate.modelled)),
      share: sharesOf(estimate)[0],
    },
    publishedError: published && {
      market: candidates[0]?.market ?? "",
      medianPercent: Math.round(published.medianError * 1000) / 10,
      within10Percent: Math.round(published.within10 * 1000) / 10,
      salesCount: published.salesCount,
    },
  };
}

/** The view of a home that can't be valued at all, whatever the sales: what is known, and why. */
export function viewObstacle(
  known: Known,
  obstacle: { reason: string; missing: string[] },
): ValuationView {
  return {
    ...NO_VALUES,
    ...viewKnown(known),
    source: {
      ...NO_SOURCE,
      ...obstacle,
      summary: obstacle.reason,
      facts: viewFacts(known.subject),
      isDemo: known.ownSale?.isDemo === true,
    },
    comparables: null,
  };
}

/**
 * The view of what recorded sales say of a home.
 * @param withAll what they would say with every sale counted; null when none is left out
 */
export function viewOutcome(
  known: Known,
  outcome: Outcome,
  withAll: Outcome | null,
): ValuationView {
  const { estimate, candidates } = outcome;
  const all = withAll?.estimate ?? null;
  if (estimate === null) {
    const reason = tooFew(candidates.length, known.leftOut.length, all);
    const seen = [...candidates, ...known.leftOut];
    return {
      ...NO_VALUES,
      ...viewKnown(known),
      source: {
        ...NO_SOURCE,
        reason,
        summary: reason,
        facts: viewFacts(known.subject),
        salesCount: candidates.length,
        estimateWithAll: all && Math.round(all.value),
        isDemo: seen.some((sale) => sale.isDemo) || known.ownSale?.isDemo === true,
      },
      comparables: known.leftOut.length > 0 ? viewLeftOut(known.leftOut, null) : null,
    };
  }
  return {
    ...NO_VALUES,
    ...viewKnown(known),
    estimate: Math.round(estimate.value),
    confidence: Math.round(estimate.confidence),
    low: Math.round(estimate.low),
    high: Math.round(estimate.high),
    estimateDate: isoOf(estimate.day),
    source: describeSource({ ...outcome, estimate }, all, known),
    comparables: [...viewComparables(estimate), ...viewLeftOut(known.leftOut, estimate)],
  };
}
