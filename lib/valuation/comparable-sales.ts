import type { ValuationStep } from "#lib/schemas/valuation.ts";
import { type Calibration, DEFAULT_FACTORS, type StepCalibration } from "./calibration.ts";
import { combine, type Comparable, type Nearness, weighComparables } from "./comparables.ts";
import { fitMarket } from "./fit.ts";
import { isValuable, type MarketModel, predict } from "./market-model.ts";
import { streetKey } from "#lib/us/address.ts";
import type { Sale, Subject, ValuableHome, ValuableSale } from "./types.ts";

/** Oldest comparable, in days, and the fewest sales that an estimate may stand on. */
export const WINDOW_DAYS = 730;
export const MIN_CANDIDATES = 20;
/** Sales on the subject's own street from which on the estimate is said to stand on the street. */
const MIN_ON_STREET = 3;
/** House numbers within which a neighbor's coordinates stand in for the subject's. */
const NEIGHBOR_NUMBERS = 100;

export interface StoredModel {
  model: MarketModel;
  calibration: Calibration | null;
}

/**
 * Where the engine finds sales. Each list is newest first, holds sales of homes with a known living
 * area, from day `from` to before day `before`, and is cut at a few hundred.
 */
export interface SalesSource {
  inZip(zipCode: string, from: number, before: number): Promise<Sale[]>;
  inCity(state: string, city: string, from: number, before: number): Promise<Sale[]>;
  inState(state: string, from: number, before: number): Promise<Sale[]>;
  /** Sales with this house number in the zip, before day `before`, whatever their age or kind. */
  ofHouse(zipCode: string, houseNumber: number, before: number): Promise<Sale[]>;
  /** The stored model of a market with the effects of these zips; null where none is fitted. */
  modelOf(market: string, zipCodes: readonly string[]): Promise<StoredModel | null>;
}

/** Candidates of one step. */
export interface Found {
  area: "zip" | "city" | "state";
  sales: ValuableSale[];
}

const usable = (sales: readonly Sale[]) =>
  sales.filter((sale): sale is ValuableSale => isValuable(sale));

/** The sales of the market that most of them belong to: one model cannot speak for two. */
function ofOneMarket(sales: readonly ValuableSale[]): ValuableSale[] {
  const counts = new Map<string, number>();
  for (const { market } of sales) counts.set(market, (counts.get(market) ?? 0) + 1);
  let market = sales[0]?.market;
  for (const [name, count] of counts) if (count > (counts.get(market ?? "") ?? 0)) market = name;
  return counts.size < 2 ? [...sales] : sales.filter((sale) => sale.market === market);
}

/**
 * Looks for comparable sales in the subject's zip, else city, else state, until there are enough.
 * @returns the first area with at least MIN_CANDIDATES, else the widest that was searched
 */
export async function findCandidates(
  subject: Subject,
  day: number,
  source: SalesSource,
  leftOut: ReadonlySet<number> = new Set(),
): Promise<Found> {
  const from = day - WINDOW_DAYS;
  const { zipCode, city, state } = subject;
  const known = new Map<number, ValuableSale>();
  const collect = (sales: readonly Sale[]) => {
    for (const sale of usable(sales)) if (!leftOut.has(sale.id)) known.set(sale.id, sale);
    return ofOneMarket([...known.values()]);
  };
  let found: Found = { area: "zip", sales: [] };
  if (zipCode) {
    found = { area: "zip", sales: collect(await source.inZip(zipCode, from, day)) };
  }
  if (found.sales.length < MIN_CANDIDATES && city && state) {
    found = { area: "city", sales: collect(await source.inCity(state, city, from, day)) };
  }
  if (found.sales.length < MIN_CANDIDATES && state) {
    found = { area: "state", sales: collect(await source.inState(state, from, day)) };
  }
  return found;
}

/** Takes the coordinates of the nearest house number on the same street where the subject has none. */
export function locate(subject: Subject, sales: readonly Sale[]): Subject {
  if (subject.latitude !== null || subject.street === null || subject.houseNumber === null) {
    return subject;
  }
  const key = streetKey(subject.street);
  let nearest: Sale | undefined;
  let apart = NEIGHBOR_NUMBERS + 1;
  for (const sale of sales) {
    if (sale.latitude === null || sale.longitude === null) continue;
    if (sale.houseNumber === null || sale.street === null) continue;
    if (sale.zipCode !== subject.zipCode) continue;
    const numbers = Math.abs(sale.houseNumber - subject.houseNumber);
    if (numbers < apart && streetKey(sale.street) === key) {
      nearest = sale;
      apart = numbers;
    }
  }
  return nearest
    ? { ...subject, latitude: nearest.latitude, longitude: nearest.longitude }
    : subject;
}

export interface Estimate {
  day: number;
  step: ValuationStep;
  /** All in US dollars, not rounded. */
  value: number;
  low: number;
  high: number;
  confidence: number;
  /** Forecast standard deviation in ln dollars, before calibration. */
  sd: number;
  modelled: number;
  /** Weight of the modelled value beside those of the comparables. */
  modelWeight: number;
  comparables: Comparable[];
  candidates: readonly ValuableSale[];
  /** The subject as valued: with the facts that were taken as usual for the area filled in. */
  subject: ValuableHome;
  published: StepCalibration | null;
  /** Modelled value, in ln dollars, of a home on a day, as this estimate took it. */
  predict: (home: ValuableHome, day: number) => number;
}

function stepOf(subject: Subject, found: Found): { step: ValuationStep; nearness: Nearness } {
  if (found.area !== "zip") return { step: found.area, nearness: "none" };
  const located = found.sales.filter((sale) => sale.latitude !== null).length;
  if (subject.latitude !== null && located >= MIN_CANDIDATES) {
    return { step: "distance", nearness: "distance" };
  }
  if (subject.street !== null) {
    const key = streetKey(subject.street);
    const onStreet = found.sales.filter(
      (sale) => sale.street !== null && streetKey(sale.street) === key,
    );
    if (onStreet.length >= MIN_ON_STREET) return { step: "street", nearness: "street" };
  }
  return { step: "zip", nearness: "none" };
}

/**
 * Values a home on a day from candidates and a model, with no look-up of its own.
 * @param subject with every fact that can be known filled in
 * @param stored the market's model; its zips must hold those of subject and candidates
 */
export function estimateFrom(
  subject: Subject & { livingArea: number },
  day: number,
  found: Found,
  stored: StoredModel,
): Estimate {
  const { terms, zips } = stored.model;
  // Without effects of the subject's own zip, all are compared as typical homes of the market.
  const knowsZip = zips.has(subject.zipCode ?? "");
  const predictHome = (home: ValuableHome, on: number) =>
    predict(terms, knowsZip ? zips.get(home.zipCode ?? "") : undefined, home, on);
  const { step, nearness } = stepOf(subject, found);
  const comparables = weighComparables(subject, day, found.sales, nearness, (sale) =>
    predictHome(sale, sale.day),
  );
  const modelled = predictHome(subject, day);
  const { value, sd, modelWeight } = combine(modelled, comparables);
  const published = stored.calibration?.[step] ?? null;
  const { factor68, factor80 } = published ?? DEFAULT_FACTORS;
  return {
    day,
    step,
    value: Math.exp(value),
    low: Math.exp(value - factor80 * sd),
    high: Math.exp(value + factor80 * sd),
    confidence: Math.min(100, Math.max(0, 100 - 200 * factor68 * sd)),
    sd,
    modelled,
    modelWeight,
    comparables,
    candidates: found.sales,
    subject,
    published,
    predict: predictHome,
  };
}

/**
 * The stored model for these candidates, else one fitted on nothing but them.
 * @param alsoZips zips that the model must know besides those of subject and candidates
 */
export async function modelFor(
  subject: Subject,
  found: Found,
  source: SalesSource,
  alsoZips: readonly (string | null)[] = [],
): Promise<StoredModel | null> {
  const market = found.sales[0]?.market;
  if (market === undefined) return null;
  const zips = [...found.sales.map(({ zipCode }) => zipCode), subject.zipCode, ...alsoZips];
  const known = new Set(zips.filter((zip) => zip !== null));
  const stored = await source.modelOf(market, [...known]);
  if (stored) return stored;
  const model = await fitMarket(market, () => [found.sales]);
  return model && { model, calibration: null };
}
