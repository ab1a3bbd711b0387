import { dayOf } from "#lib/days.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { cacheAreas } from "./cached-sales.ts";
import { findCandidates, MAX_SALE_AGE_DAYS, type SalesSource } from "./candidate-sales.ts";
import { compareSales } from "./comparison.ts";
import { isValuable, type Sale, type Subject, type ValuableSale } from "./data/home.ts";
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
  const excluded = leftOut.filter(
    (sale): sale is ValuableSale => isValuable(sale) && sale.day >= day - MAX_SALE_AGE_DAYS,
  );
  const context = { subject, now, leftOut: excluded };
  const obstacle = findObstacle(subject);
  if (obstacle) {
    const priorSale = await findPriorSale(subject, day, source);
    return presentObstacle({ ...context, priorSale }, obstacle);
  }

  const cached = cacheAreas(source);
  const excludedIds = new Set(excluded.map(({ id }) => id));
  const [priorInZip, candidates, allCandidates] = await Promise.all([
    findPriorSale(subject, day, source),
    findCandidates(subject, day, cached, excludedIds),
    excluded.length > 0 ? findCandidates(subject, day, cached) : null,
  ]);
  const priorSale = priorInZip ?? newestOfHouse(subject, candidates.onStreet);
  const located = { ...subject, ...(priorSale && coordinatesOf(priorSale)) };
  const comparison = await compareSales(located, day, candidates, source, excluded);
  const withAll = allCandidates && (await compareSales(located, day, allCandidates, source, []));
  return presentComparison({ ...context, priorSale }, comparison, withAll);
}
