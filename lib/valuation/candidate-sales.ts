import { dayOf, isoOf } from "#lib/days.ts";
import type { CalibratedModel } from "./calibration.ts";
import { isValuable, type Sale, type Subject, type ValuableSale } from "./data/home.ts";
import { resolveDistrict } from "./location.ts";

export const MAX_SALE_AGE_DAYS = 730;
/** The day before which no sale counts. */
export const oldestDay = (now: Date) => isoOf(dayOf(now.toISOString()) - MAX_SALE_AGE_DAYS);

export const MIN_CANDIDATES = 20;

export interface StreetPlace {
  state: string;
  city: string;
  street: string;
  houseNumber: string | null;
}

/**
 * Where recorded sales are looked up. Each list is newest first, has sales of homes with a known
 * living area, from day `from` to before day `before`, and is cut at a few hundred.
 */
export interface SalesSource {
  inZip(zipCode: string, from: number, before: number): Promise<Sale[]>;
  /** Sales without a zip. */
  inDistrict(
    state: string,
    city: string,
    district: string,
    from: number,
    before: number,
  ): Promise<Sale[]>;
  inCity(state: string, city: string, from: number, before: number): Promise<Sale[]>;
  inState(state: string, from: number, before: number): Promise<Sale[]>;
  /** Sales with this house number in the zip, before day `before`, whatever their age or kind. */
  ofHouse(zipCode: string, houseNumber: string, before: number): Promise<Sale[]>;
  /** Sales without a zip on a street, the nearest house numbers first, whatever their age or kind. */
  onStreet(street: StreetPlace, before: number): Promise<Sale[]>;
  /** The stored model of a market with the effects of these zips; null where none is fitted. */
  modelOf(market: string, zipCodes: readonly string[]): Promise<CalibratedModel | null>;
}

export interface Candidates {
  area: "zip" | "district" | "city" | "state";
  sales: readonly ValuableSale[];
  /** The subject's, where zips were not enough. */
  district: string | null;
  /** Sales without a zip on the subject's street, of any age and kind; none where zips were enough. */
  onStreet: readonly Sale[];
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
 * Searches the subject's zip, else its district, else city, else state, for sales to compare with.
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
  const { zipCode, city, state, street, houseNumber } = subject;
  const found = new Map<number, ValuableSale>();
  const collect = (sales: readonly Sale[]) => {
    for (const sale of sales) {
      if (isValuable(sale) && !leftOut.has(sale.id)) found.set(sale.id, sale);
    }
    return ofMainMarket([...found.values()]);
  };
  let candidates: Candidates = { area: "zip", sales: [], district: null, onStreet: [] };
  const isEnough = () => candidates.sales.length >= MIN_CANDIDATES;
  const widen = (area: Candidates["area"], sales: readonly Sale[]) => {
    candidates = { ...candidates, area, sales: collect(sales) };
  };
  if (zipCode) widen("zip", await source.inZip(zipCode, from, day));
  if (!isEnough() && city && state) {
    const place = street === null ? null : { state, city, street, houseNumber };
    const onStreet = place ? await source.onStreet(place, day) : [];
    const district = subject.district ?? resolveDistrict(subject, onStreet);
    candidates = { ...candidates, district, onStreet };
    collect(onStreet.filter((sale) => sale.day >= from));
    if (district) {
      widen("district", await source.inDistrict(state, city, district, from, day));
    }
    if (!isEnough()) widen("city", await source.inCity(state, city, from, day));
  }
  if (!isEnough() && state) widen("state", await source.inState(state, from, day));
  return candidates;
}
