import type { ValuationView } from "#lib/schemas/valuation.ts";
import {
  estimateFrom,
  findCandidates,
  type Found,
  locate,
  MIN_CANDIDATES,
  modelFor,
  type SalesSource,
  WINDOW_DAYS,
} from "./comparable-sales.ts";
import { dayOf } from "./days.ts";
import { fillFacts, findObstacle } from "./facts.ts";
import { isValuable } from "./market-model.ts";
import { streetKey } from "#lib/us/address.ts";
import { rememberSales } from "./remembered-sales.ts";
import type { Sale, Subject, ValuableSale } from "./types.ts";
import { type Outcome, viewObstacle, viewOutcome } from "./view.ts";

/** The newest sale of exactly this address; a home with a unit of its own is not told apart, so it gets none. */
async function findOwnSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { street, zipCode, houseNumber } = subject;
  if (street === null || zipCode === null || houseNumber === null) return null;
  if (subject.propertyType === "condominium") return null;
  const key = streetKey(street);
  const sales = await source.ofHouse(zipCode, houseNumber, day);
  const own = sales.filter((sale) => sale.street !== null && streetKey(sale.street) === key);
  return own.reduce<Sale | null>(
    (newest, sale) => (newest === null || sale.day > newest.day ? sale : newest),
    null,
  );
}

/** What the candidates say of a home, once it is known where it stands. */
async function weigh(
  subject: Subject,
  day: number,
  found: Found,
  source: SalesSource,
  leftOut: readonly ValuableSale[],
): Promise<Outcome> {
  const few = { candidates: found.sales, estimate: null, assumed: [] };
  if (found.sales.length < MIN_CANDIDATES) return few;
  const zips = leftOut.map(({ zipCode }) => zipCode);
  const stored = await modelFor(subject, found, source, zips);
  if (!stored) return few;
  // Where a home stands has nothing to do with which sales count.
  const located = locate(subject, [...found.sales, ...leftOut]);
  const { subject: filled, assumed } = fillFacts(located, found.sales);
  if (!isValuable(filled)) throw new TypeError("A home without a living area was let through.");
  return { candidates: found.sales, estimate: estimateFrom(filled, day, found, stored), assumed };
}

/**
 * Values a home from recorded sales: those of its zip, else its city, else its state.
 * @param now the moment of the valuation; only sales of earlier days are looked at
 * @param leftOut sales that must not count; the view shows them, and what the estimate would be with them
 */
export async function valueByComparables(
  subject: Subject,
  source: SalesSource,
  now: Date,
  leftOut: readonly Sale[] = [],
): Promise<ValuationView> {
  const day = dayOf(now.toISOString());
  const kept = leftOut.filter(
    (sale): sale is ValuableSale => isValuable(sale) && sale.day >= day - WINDOW_DAYS,
  );
  const remembered = rememberSales(source);
  const search = (without: readonly Sale[]) =>
    findCandidates(subject, day, remembered, new Set(without.map(({ id }) => id)));

  const known = { subject, now, leftOut: kept };
  const obstacle = findObstacle(subject);
  if (obstacle) {
    const ownSale = await findOwnSale(subject, day, source);
    return viewObstacle({ ...known, ownSale }, obstacle);
  }
  const [ownSale, found, foundWithAll] = await Promise.all([
    findOwnSale(subject, day, source),
    search(kept),
    kept.length > 0 ? search([]) : null,
  ]);
  const placed = ownSale
    ? { ...subject, latitude: ownSale.latitude, longitude: ownSale.longitude }
    : subject;
  const outcome = await weigh(placed, day, found, source, kept);
  const withAll = foundWithAll && (await weigh(placed, day, foundWithAll, source, []));
  return viewOutcome({ ...known, ownSale }, outcome, withAll);
}
