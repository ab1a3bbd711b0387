import type { ComparableView, ValuationSource, ValuationView } from "#lib/schemas/valuation.ts";
import { explainAdjustments } from "./adjustments.ts";
import type { Comparable } from "./comparables.ts";
import {
  type Estimate,
  estimateFrom,
  findCandidates,
  locate,
  MIN_CANDIDATES,
  modelFor,
  type SalesSource,
} from "./comparable-sales.ts";
import { dayOf, isoOf } from "./days.ts";
import { fillFacts, findObstacle } from "./facts.ts";
import { isValuable } from "./market-model.ts";
import { streetKey } from "./place.ts";
import type { Sale, Subject } from "./types.ts";

const KM_PER_MILE = 1.609344;
const NOT_AN_APPRAISAL = "It is an estimate, not an appraisal.";

const NO_SOURCE: ValuationSource = {
  kind: "comparable_sales",
  summary: "",
  isDemo: false,
  reason: null,
  missing: [],
  assumed: [],
  step: null,
  place: null,
  salesCount: null,
  salesFrom: null,
  salesTo: null,
  areaModel: null,
  publishedError: null,
};

/** A view without an estimate: what is known of the home itself, and why there is no number. */
function withoutEstimate(
  subject: Subject,
  now: Date,
  ownSale: Sale | null,
  source: Partial<ValuationSource> & { reason: string },
): ValuationView {
  return {
    estimate: null,
    assessment: null,
    confidence: null,
    low: null,
    high: null,
    owner: null,
    propertySize: subject.livingArea,
    lotSize: subject.lotSize,
    lastSalePrice: ownSale?.price ?? null,
    lastSaleDate: ownSale ? isoOf(ownSale.day) : null,
    estimateDate: null,
    retrievedAt: now.toISOString(),
    source: {
      ...NO_SOURCE,
      summary: source.reason,
      ...source,
      isDemo: source.isDemo === true || ownSale?.isDemo === true,
    },
    comparables: null,
  };
}

/** The newest sale of exactly this address; a home with a unit of its own is not told apart, so it gets none. */
function newestOwnSale(subject: Subject, sales: readonly Sale[]): Sale | null {
  if (subject.street === null || subject.propertyType === "condominium") return null;
  const key = streetKey(subject.street);
  const own = sales.filter((sale) => sale.street !== null && streetKey(sale.street) === key);
  return own.reduce<Sale | null>(
    (newest, sale) => (newest === null || sale.day > newest.day ? sale : newest),
    null,
  );
}

function placeOf(estimate: Estimate, subject: Subject): string | null {
  switch (estimate.step) {
    case "street":
      return subject.street;
    case "distance":
    case "zip":
      return subject.zipCode;
    case "city":
      return [subject.city, subject.state].filter(Boolean).join(", ");
    case "state":
      return subject.state;
  }
}

function summarize(estimate: Estimate, place: string | null, isDemo: boolean): string {
  const kind = isDemo ? "demonstration sales (fictional)" : "recorded sales";
  const count = `${estimate.candidates.length} ${kind}`;
  const where = {
    distance: `in zip code ${place}, the nearest first`,
    street: `in zip code ${estimate.subject.zipCode}, those on ${place} first`,
    zip: `in zip code ${place}`,
    city: `in ${place}, because the zip code has too few`,
    state: `in ${place}, because zip code and city have too few`,
  }[estimate.step];
  return `Based on ${count} ${where}. ${NOT_AN_APPRAISAL}`;
}

function viewComparable(comparable: Comparable, estimate: Estimate, day: number): ComparableView {
  const { sale, weight } = comparable;
  const address = [sale.houseNumber, sale.street].filter((part) => part !== null).join(" ");
  return {
    id: sale.id,
    address: address === "" ? null : address,
    city: sale.city,
    zipCode: sale.zipCode,
    distanceMiles:
      comparable.distanceKm === null
        ? null
        : Math.round((comparable.distanceKm / KM_PER_MILE) * 100) / 100,
    soldOn: isoOf(sale.day),
    price: sale.price,
    ...explainAdjustments(estimate.subject, day, sale, estimate.predict),
    livingArea: sale.livingArea,
    lotSize: sale.lotSize,
    bedrooms: sale.bedrooms,
    bathrooms: sale.bathrooms,
    yearBuilt: sale.yearBuilt,
    share: Math.round((weight / estimate.totalWeight) * 10_000) / 10_000,
    isDemo: sale.isDemo,
  };
}

function describeSource(
  estimate: Estimate,
  subject: Subject,
  ownSale: Sale | null,
  assumed: string[],
): ValuationSource {
  const { candidates, published } = estimate;
  const place = placeOf(estimate, subject);
  const days = candidates.map((sale) => sale.day);
  const isDemo = candidates.some((sale) => sale.isDemo) || ownSale?.isDemo === true;
  return {
    ...NO_SOURCE,
    summary: summarize(estimate, place, isDemo),
    isDemo,
    assumed,
    step: estimate.step,
    place,
    salesCount: candidates.length,
    salesFrom: isoOf(Math.min(...days)),
    salesTo: isoOf(Math.max(...days)),
    areaModel: {
      value: Math.round(Math.exp(estimate.modelled)),
      share: Math.round(estimate.modelShare * 10_000) / 10_000,
    },
    publishedError: published && {
      medianPercent: Math.round(published.medianError * 1000) / 10,
      within10Percent: Math.round(published.within10 * 1000) / 10,
      salesCount: published.salesCount,
    },
  };
}

const tooFew = (count: number) =>
  count === 0
    ? "There are no sales to compare with yet."
    : `There ${count === 1 ? "is only 1 sale" : `are only ${count} sales`} to compare with, too few to tell: it takes at least ${MIN_CANDIDATES}.`;

/**
 * Values a home from recorded sales: those of its zip, else its city, else its state.
 * @param now the moment of the valuation; only sales of earlier days are looked at
 * @param leftOut ids of sales that must not count
 */
export async function valueByComparables(
  subject: Subject,
  source: SalesSource,
  now: Date,
  leftOut?: ReadonlySet<number>,
): Promise<ValuationView> {
  const day = dayOf(now.toISOString());
  const { zipCode, houseNumber } = subject;
  const obstacle = findObstacle(subject);
  const [ownSales, found] = await Promise.all([
    zipCode && houseNumber !== null ? source.ofHouse(zipCode, houseNumber, day) : [],
    obstacle ? { area: "zip" as const, sales: [] } : findCandidates(subject, day, source, leftOut),
  ]);
  const ownSale = newestOwnSale(subject, ownSales);
  if (obstacle) return withoutEstimate(subject, now, ownSale, obstacle);
  const stored =
    found.sales.length < MIN_CANDIDATES ? null : await modelFor(subject, found, source);
  if (!stored) {
    return withoutEstimate(subject, now, ownSale, {
      reason: tooFew(found.sales.length),
      salesCount: found.sales.length,
      isDemo: found.sales.some((sale) => sale.isDemo),
    });
  }
  const located = locate(
    ownSale ? { ...subject, latitude: ownSale.latitude, longitude: ownSale.longitude } : subject,
    found.sales,
  );
  const filled = fillFacts(located, found.sales);
  if (!isValuable(filled.subject))
    throw new TypeError("A home without a living area was let through.");
  const estimate = estimateFrom(filled.subject, day, found, stored);
  return {
    estimate: Math.round(estimate.value),
    assessment: null,
    confidence: Math.round(estimate.confidence),
    low: Math.round(estimate.low),
    high: Math.round(estimate.high),
    owner: null,
    propertySize: subject.livingArea,
    lotSize: subject.lotSize,
    lastSalePrice: ownSale?.price ?? null,
    lastSaleDate: ownSale ? isoOf(ownSale.day) : null,
    estimateDate: isoOf(day),
    retrievedAt: now.toISOString(),
    source: describeSource(estimate, subject, ownSale, filled.assumed),
    comparables: estimate.comparables.map((one) => viewComparable(one, estimate, day)),
  };
}
