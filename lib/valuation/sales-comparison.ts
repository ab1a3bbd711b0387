import { dayOf } from "#lib/days.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { assumeFacts } from "./assumed-facts.ts";
import { cacheAreas } from "./cached-sales.ts";
import type { CalibratedModel } from "./calibration.ts";
import {
  type Candidates,
  findCandidates,
  MAX_SALE_AGE,
  MIN_CANDIDATES,
  type SalesSource,
} from "./candidate-sales.ts";
import { isValuable, type Sale, type Subject, type ValuableSale } from "./data/home.ts";
import { findObstacle } from "./eligibility.ts";
import { estimateValue } from "./estimate.ts";
import { borrowCoordinates, onStreetOf } from "./location.ts";
import { fitMarket } from "./model/fit.ts";
import { type Comparison, presentComparison, presentObstacle } from "./valuation-view.ts";

/** The newest sale of exactly this address; none for a condominium, whose unit is not told apart. */
async function findPriorSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { street, zipCode, houseNumber, propertyType } = subject;
  if (street === null || zipCode === null || houseNumber === null) return null;
  if (propertyType === "condominium") return null;
  const sales = await source.ofHouse(zipCode, houseNumber, day);
  return sales
    .filter(onStreetOf(subject))
    .reduce<Sale | null>(
      (newest, sale) => (newest && newest.day >= sale.day ? newest : sale),
      null,
    );
}

/** The stored model of the candidates' market, else one fitted on nothing but them. */
async function loadModel(
  homes: readonly { zipCode: string | null }[],
  { sales }: Candidates,
  source: SalesSource,
): Promise<CalibratedModel | null> {
  const market = sales[0]?.market;
  if (market === undefined) return null;
  const zips = new Set([...sales, ...homes].map(({ zipCode }) => zipCode));
  const stored = await source.modelOf(
    market,
    [...zips].filter((zip) => zip !== null),
  );
  if (stored) return stored;
  const model = await fitMarket(market, () => [sales]);
  return model && { model, calibration: null };
}

async function compare(
  subject: Subject,
  day: number,
  candidates: Candidates,
  source: SalesSource,
  leftOut: readonly ValuableSale[],
): Promise<Comparison> {
  const { sales } = candidates;
  const tooFew = { candidates: sales, estimate: null, assumed: [] };
  if (sales.length < MIN_CANDIDATES) return tooFew;
  const model = await loadModel([subject, ...leftOut], candidates, source);
  if (!model) return tooFew;
  // Where the home stands may be told by a sale that is left out, too.
  const located = borrowCoordinates(subject, [...sales, ...leftOut]);
  const { subject: filled, assumed } = assumeFacts(located, sales);
  if (!isValuable(filled)) throw new TypeError("A home without a living area was let through.");
  return { candidates: sales, estimate: estimateValue(filled, day, candidates, model), assumed };
}

/**
 * Values a home by the sales comparison approach: by those of its zip, else its city, else its state.
 * @param now the moment of the valuation; only sales of earlier days are looked at
 * @param leftOut sales that must not count; the view shows them, and what the estimate would be with them
 * @returns the view; without enough to go on, `estimate` is null and `source.reason` says why
 */
export async function valueBySalesComparison(
  subject: Subject,
  source: SalesSource,
  now: Date,
  leftOut: readonly Sale[] = [],
): Promise<ValuationView> {
  const day = dayOf(now.toISOString());
  const excluded = leftOut.filter(
    (sale): sale is ValuableSale => isValuable(sale) && sale.day >= day - MAX_SALE_AGE,
  );
  const context = { subject, now, leftOut: excluded };
  const obstacle = findObstacle(subject);
  if (obstacle) {
    const priorSale = await findPriorSale(subject, day, source);
    return presentObstacle({ ...context, priorSale }, obstacle);
  }
  const cached = cacheAreas(source);
  const excludedIds = new Set(excluded.map(({ id }) => id));
  const [priorSale, candidates, allCandidates] = await Promise.all([
    findPriorSale(subject, day, source),
    findCandidates(subject, day, cached, excludedIds),
    excluded.length > 0 ? findCandidates(subject, day, cached) : null,
  ]);
  const { latitude, longitude } = priorSale ?? subject;
  const located = { ...subject, latitude, longitude };
  const comparison = await compare(located, day, candidates, source, excluded);
  const withAll = allCandidates && (await compare(located, day, allCandidates, source, []));
  return presentComparison({ ...context, priorSale }, comparison, withAll);
}
