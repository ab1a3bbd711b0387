import { dayOf, isoOf } from "#lib/days.ts";
import type { CalibratedModel } from "./calibration.ts";
import { isValuable, type Sale, type Subject, type ValuableSale } from "./data/home.ts";

export const MAX_SALE_AGE_DAYS = 730;
/** The day before which no sale counts. */
export const oldestDay = (now: Date) => isoOf(dayOf(now.toISOString()) - MAX_SALE_AGE_DAYS);

export const MIN_CANDIDATES = 20;

/**
 * Where recorded sales are looked up. Each list is newest first, has sales of homes with a known
 * living area, from day `from` to before day `before`, and is cut at a few hundred.
 */
export interface SalesSource {
  inZip(zipCode: string, from: number, before: number): Promise<Sale[]>;
  inCity(state: string, city: string, from: number, before: number): Promise<Sale[]>;
  inState(state: string, from: number, before: number): Promise<Sale[]>;
  /** Sales with this house number in the zip, before day `before`, whatever their age or kind. */
  ofHouse(zipCode: string, houseNumber: number, before: number): Promise<Sale[]>;
  /** The stored model of a market with the effects of these zips; null where none is fitted. */
  modelOf(market: string, zipCodes: readonly string[]): Promise<CalibratedModel | null>;
}

export interface Candidates {
  area: "zip" | "city" | "state";
  sales: readonly ValuableSale[];
}

// The sales of the market that most of them belong to: a model is of one market.
function ofMainMarket(sales: readonly ValuableSale[]): readonly ValuableSale[] {
  const counts = new Map<string, number>();
  for (const { market } of sales) counts.set(market, (counts.get(market) ?? 0) + 1);
  if (counts.size < 2) return sales;
  let main = "";
  for (const [market, count] of counts) if (count > (counts.get(main) ?? 0)) main = market;
  return sales.filter(({ market }) => market === main);
}

/**
 * Searches the subject's zip, else city, else state, for sales to compare with.
 * @param leftOut ids of sales that must not count
 * @returns the first area with at least MIN_CANDIDATES, else the widest that was searched
 */
export async function findCandidates(
  subject: Subject,
  day: number,
  source: SalesSource,
  leftOut: ReadonlySet<number> = new Set(),
): Promise<Candidates> {
  const from = day - MAX_SALE_AGE_DAYS;
  const { zipCode, city, state } = subject;
  const found = new Map<number, ValuableSale>();
  const collect = (sales: readonly Sale[]) => {
    for (const sale of sales) {
      if (isValuable(sale) && !leftOut.has(sale.id)) found.set(sale.id, sale);
    }
    return ofMainMarket([...found.values()]);
  };
  let candidates: Candidates = { area: "zip", sales: [] };
  const isEnough = () => candidates.sales.length >= MIN_CANDIDATES;
  if (zipCode) {
    candidates = { area: "zip", sales: collect(await source.inZip(zipCode, from, day)) };
  }
  if (!isEnough() && city && state) {
    candidates = { area: "city", sales: collect(await source.inCity(state, city, from, day)) };
  }
  if (!isEnough() && state) {
    candidates = { area: "state", sales: collect(await source.inState(state, from, day)) };
  }
  return candidates;
}
