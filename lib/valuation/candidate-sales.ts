import { dayOf, isoOf } from "#lib/days.ts";
import type { CalibratedModel } from "./calibration.ts";
import { isValuable, type Sale, type Subject, type ValuableSale } from "./data/home.ts";
import { resolveDistrict } from "./location.ts";

export const MAX_SALE_AGE_DAYS = 730;
/** Returns the first day, as an ISO date, from which sales count. */
export const oldestDay = (now: Date) => isoOf(dayOf(now.toISOString()) - MAX_SALE_AGE_DAYS);

export const MIN_CANDIDATES = 20;

export interface StreetPlace {
  state: string;
  city: string;
  street: string;
  houseNumber: string | null;
}

/**
 * Looks up recorded sales. Each list is newest first, from day `from` to before day `before`, with
 * known living areas, and at most a few hundred sales long.
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
  /** Sales with this house number in the zip, before day `before`, of any age and property type. */
  ofHouse(zipCode: string, houseNumber: string, before: number): Promise<Sale[]>;
  /** Sales without a zip on a street, nearest house numbers first, of any age and property type. */
  onStreet(street: StreetPlace, before: number): Promise<Sale[]>;
  /** The stored model of a market with the effects of these zips; null if none is fitted. */
  modelOf(market: string, zipCodes: readonly string[]): Promise<CalibratedModel | null>;
}

export interface Candidates {
  area: "zip" | "district" | "city" | "state";
  sales: readonly ValuableSale[];
  /** The subject's district, if its zip had too few sales. */
  district: string | null;
  /**
   * Sales without a zip on the subject's street, of any age and property type; empty if the zip had
   * enough sales.
   */
  onStreet: readonly Sale[];
}

// A model covers one market, so only sales of the most frequent market count.
function ofMainMarket(sales: readonly ValuableSale[]): readonly ValuableSale[] {
  const counts = new Map<string, number>();
  for (const { market } of sales) counts.set(market, (counts.get(market) ?? 0) + 1);
  if (counts.size < 2) return sales;
  let main = "";
  for (const [market, count] of counts) if (count > (counts.get(main) ?? 0)) main = market;
  return sales.filter(({ market }) => market === main);
}

/**
 * Searches for sales to compare with in the subject's zip, then its district, city and state.
 * @param leftOut ids of sales that must not count
 * @returns the first area with at least MIN_CANDIDATES, or the widest one searched
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
