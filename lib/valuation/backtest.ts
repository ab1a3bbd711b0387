import { SEARCH_LEVELS, type SearchLevel } from "#lib/schemas/valuation.ts";
import { assumeFacts } from "./assumed-facts.ts";
import { cacheAreas } from "./cached-sales.ts";
import type { CalibratedModel, PastEstimate } from "./calibration.ts";
import { findCandidates, MIN_CANDIDATES, type SalesSource } from "./candidate-sales.ts";
import { isValuable, type Sale, type Subject } from "./data/home.ts";
import { subjectFromSale } from "./data/subject.ts";
import { type Estimate, estimateValue } from "./estimate.ts";
import { locate } from "./location.ts";
import type { MarketModel } from "./model/market-model.ts";
import type { SaleBatches } from "./model/moments.ts";

// The newest tenth, or up to HOLDOUT_WISHED sales if that leaves enough to fit on.
const HOLDOUT_SHARE = 0.1;
const HOLDOUT_WISHED = 300;
const MAX_HOLDOUT_SHARE = 0.3;
const MAX_SAMPLE = 600;

/** The newest sales of a market: an even sample from a day on (Infinity if there are none). */
interface Holdout {
  from: number;
  sample: readonly Sale[];
}

/**
 * Fields removed from a subject step by step, to test each search level: nothing, coordinates,
 * street, zip, city.
 */
const REDUCTIONS: readonly (readonly (keyof Subject)[])[] = [
  [],
  ["latitude", "longitude"],
  ["street", "houseNumber", "unit"],
  ["zipCode"],
  ["city"],
];

function reduceLocation(subject: Subject): Subject[] {
  const reduced: Subject[] = [];
  let last = subject;
  for (const fields of REDUCTIONS) {
    if (fields.length > 0 && fields.every((field) => last[field] === null)) continue;
    last = { ...last, ...Object.fromEntries(fields.map((field) => [field, null])) };
    reduced.push(last);
  }
  return reduced;
}

/**
 * Values a home as of a past day with a given model, using only earlier sales.
 * @returns null if too few sales of the model's market can be compared
 */
export async function estimateAsOf(
  subject: Subject,
  day: number,
  source: SalesSource,
  model: CalibratedModel,
): Promise<Estimate | null> {
  const candidates = await findCandidates(subject, day, source);
  const sales = candidates.sales.filter((sale) => sale.market === model.model.market);
  if (sales.length < MIN_CANDIDATES) return null;
  const { subject: filled } = assumeFacts(locate(subject, candidates.district, sales), sales);
  return isValuable(filled) ? estimateValue(filled, day, { ...candidates, sales }, model) : null;
}

function findHoldoutStart(countsByDay: ReadonlyMap<number, number>, wished: number) {
  let from = Infinity;
  let count = 0;
  for (const [day, onDay] of [...countsByDay].sort(([a], [b]) => b - a)) {
    if (count >= wished) break;
    count += onDay;
    from = day;
  }
  return { from, count };
}

/** @param read reads all sales of a market, from the start on each call */
export async function chooseHoldout(read: () => SaleBatches): Promise<Holdout> {
  const countsByDay = new Map<number, number>();
  let total = 0;
  for await (const batch of read()) {
    for (const sale of batch) {
      if (!isValuable(sale)) continue;
      countsByDay.set(sale.day, (countsByDay.get(sale.day) ?? 0) + 1);
      total++;
    }
  }
  const some = Math.min(HOLDOUT_WISHED, MAX_HOLDOUT_SHARE * total);
  const { from, count } = findHoldoutStart(countsByDay, Math.max(HOLDOUT_SHARE * total, some));
  const stride = Math.max(1, Math.ceil(count / MAX_SAMPLE));
  const sample: Sale[] = [];
  let index = 0;
  for await (const batch of read()) {
    for (const sale of batch) {
      if (isValuable(sale) && sale.day >= from && index++ % stride === 0) sample.push(sale);
    }
  }
  return { from, sample };
}

/** Values sales the model has not seen, once for each search level they allow. */
export async function backtest(
  sales: readonly Sale[],
  model: MarketModel,
  source: SalesSource,
): Promise<PastEstimate[]> {
  const past: PastEstimate[] = [];
  for (const sale of sales) {
    const cached = cacheAreas(source);
    const levels = new Set<SearchLevel>();
    for (const subject of reduceLocation(subjectFromSale(sale))) {
      const calibrated = { model, calibration: null };
      const estimate = await estimateAsOf(subject, sale.day, cached, calibrated);
      if (!estimate || levels.has(estimate.level)) continue;
      const { level, value, sd } = estimate;
      levels.add(level);
      past.push({ level, error: Math.log(value / sale.price), sd });
      if (levels.size === SEARCH_LEVELS.length) break;
    }
  }
  return past;
}
