import { dayOf } from "#lib/days.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { cacheAreas } from "./cached-sales.ts";
import { findCandidates, MAX_SALE_AGE_DAYS, type SalesSource } from "./candidate-sales.ts";
import { compareSales } from "./comparison.ts";
import { isValuable, type Sale, type Subject } from "./data/home.ts";
import { findObstacle } from "./eligibility.ts";
import { coordinatesOf } from "./offset.ts";
import { findPriorSale, newestOfHouse } from "./prior-sale.ts";
import { presentComparison, presentObstacle } from "./valuation-view.ts";

/**
 * Values a home by the sales comparison approach: with sales of its zip, else its district, city or
 * state.
 * @param now the moment of the valuation; only earlier sales count
 * @param leftOut sales that must not count; the view shows them, and the estimate with them
 * @returns the view; with too few sales, `estimate` is null and `source.reason` says why
 */
export async function valueBySalesComparison(
  subject: Subject,
  source: SalesSource,
  now: Date,
  leftOut: readonly Sale[] = [],
): Promise<ValuationView> {
  const day = dayOf(now.toISOString());
  const obstacle = findObstacle(subject);
  if (obstacle) {
    const priorSale = await findPriorSale(subject, day, source);
    return presentObstacle({ subject, now, priorSale, leftOut: [] }, obstacle);
  }

  const cached = cacheAreas(source);
  const excludedIds = new Set(leftOut.map(({ id }) => id));
  const [priorInZip, candidates, allCandidates] = await Promise.all([
    findPriorSale(subject, day, source),
    findCandidates(subject, day, cached, excludedIds),
    leftOut.length > 0 ? findCandidates(subject, day, cached) : null,
  ]);
  const priorSale = priorInZip ?? newestOfHouse(subject, candidates.onStreet);
  const located = { ...subject, ...(priorSale && coordinatesOf(priorSale)) };
  const excluded = leftOut
    .filter((sale) => isValuable(sale))
    .filter(({ id, day: on }) => on >= day - MAX_SALE_AGE_DAYS || id === priorSale?.id);
  const counted = priorSale && excludedIds.has(priorSale.id) ? null : priorSale;
  const [comparison, withAll] = await Promise.all([
    compareSales(located, day, candidates, source, { leftOut: excluded, priorSale: counted }),
    excluded.length > 0 && allCandidates
      ? compareSales(located, day, allCandidates, source, { leftOut: [], priorSale })
      : null,
  ]);
  return presentComparison({ subject, now, priorSale, leftOut: excluded }, comparison, withAll);
}
