import { VALUATION_STEPS } from "#lib/schemas/valuation.ts";
import { calibrate, type PastEstimate } from "./calibration.ts";
import {
  estimateFrom,
  findCandidates,
  locate,
  MIN_CANDIDATES,
  type SalesSource,
  type StoredModel,
} from "./comparable-sales.ts";
import { fillFacts } from "./facts.ts";
import { fitMarket, type SalesReader } from "./fit.ts";
import { isValuable, type MarketModel } from "./market-model.ts";
import { rememberSales } from "./remembered-sales.ts";
import type { Sale, Subject } from "./types.ts";

/** Reads the sales of one market that were made before a day. */
export type SalesBefore = (before: number) => SalesReader;

/** Newest sales held out of the fit: a tenth, but some hundreds where that leaves enough to fit on. */
const HELD_OUT_SHARE = 0.1;
const HELD_OUT_WISHED = 300;
const HELD_OUT_MOST = 0.3;
/** Held-out sales that are valued at each step. */
const SAMPLE = 600;

/** A sold home as a seller would enter it. */
export function subjectOfSale(sale: Sale): Subject {
  return { ...sale, address: "" };
}

/**
 * What is blanked out of a subject, so that it is valued from further and further away: with all
 * that is known of it, without coordinates, without street, without zip, without city.
 */
const REDUCTIONS: readonly (readonly (keyof Subject)[])[] = [
  [],
  ["latitude", "longitude"],
  ["street", "houseNumber"],
  ["zipCode"],
  ["city"],
];

/** Every subject that the reductions lead to, each differing from the one before. */
function reduceStepwise(subject: Subject): Subject[] {
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
 * Values a home as it would have been on a past day, with a given model and nothing from its future.
 * @returns null where there are too few sales to compare with
 */
export async function estimateOn(
  subject: Subject,
  day: number,
  source: SalesSource,
  stored: StoredModel,
) {
  const found = await findCandidates(subject, day, source);
  const sales = found.sales.filter((sale) => sale.market === stored.model.market);
  if (sales.length < MIN_CANDIDATES) return null;
  const filled = fillFacts(locate(subject, sales), sales).subject;
  return isValuable(filled) ? estimateFrom(filled, day, { ...found, sales }, stored) : null;
}

/** The day from which on the newest sales are held out, and an even sample of those. */
async function holdOut(read: SalesReader): Promise<{ cut: number; sample: Sale[] }> {
  const counts = new Map<number, number>();
  let total = 0;
  for await (const batch of read()) {
    for (const sale of batch) {
      if (!isValuable(sale)) continue;
      counts.set(sale.day, (counts.get(sale.day) ?? 0) + 1);
      total++;
    }
  }
  const wished = Math.max(HELD_OUT_SHARE * total, Math.min(HELD_OUT_WISHED, HELD_OUT_MOST * total));
  let cut = Infinity;
  let heldOut = 0;
  for (const [day, count] of [...counts].sort(([a], [b]) => b - a)) {
    if (heldOut >= wished) break;
    heldOut += count;
    cut = day;
  }
  const stride = Math.max(1, Math.ceil(heldOut / SAMPLE));
  const sample: Sale[] = [];
  let index = 0;
  for await (const batch of read()) {
    for (const sale of batch) {
      if (isValuable(sale) && sale.day >= cut && index++ % stride === 0) sample.push(sale);
    }
  }
  return { cut, sample };
}

/** Values past sales with a model that has not seen them, once for each step that they allow. */
async function lookBack(
  sample: readonly Sale[],
  model: MarketModel,
  source: SalesSource,
): Promise<PastEstimate[]> {
  const past: PastEstimate[] = [];
  for (const sale of sample) {
    const seen = new Set<string>();
    const remembered = rememberSales(source);
    for (const subject of reduceStepwise(subjectOfSale(sale))) {
      const estimate = await estimateOn(subject, sale.day, remembered, {
        model,
        calibration: null,
      });
      if (!estimate || seen.has(estimate.step)) continue;
      seen.add(estimate.step);
      past.push({
        step: estimate.step,
        miss: Math.log(estimate.value / sale.price),
        sd: estimate.sd,
      });
      if (seen.size === VALUATION_STEPS.length) break;
    }
  }
  return past;
}

/**
 * Fits a market on all its sales before a day, and measures what such a model misses by on the
 * newest of them, which it is shown only afterwards.
 * @returns null where the market has too few sales
 */
export async function fitCalibrated(
  market: string,
  readBefore: SalesBefore,
  source: SalesSource,
  before = Infinity,
): Promise<StoredModel | null> {
  const read = readBefore(before);
  const model = await fitMarket(market, read);
  if (!model) return null;
  const { cut, sample } = await holdOut(read);
  const earlier = await fitMarket(market, readBefore(cut));
  const past = earlier ? await lookBack(sample, earlier, source) : [];
  return { model, calibration: calibrate(past) };
}
