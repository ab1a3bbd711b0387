import { OPTIONAL_FACTS, type OptionalFact } from "#lib/fields/optional-facts.ts";
import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { cacheAreas } from "./cached-sales.ts";
import type { CalibratedModel, OptionalKnowledge, PastEstimate } from "./calibration.ts";
import { findCandidates, MIN_CANDIDATES, type SalesSource } from "./candidate-sales.ts";
import { areaOf, isValuable, type Sale, type Subject } from "./data/home.ts";
import { subjectFromSale } from "./data/subject.ts";
import { type Estimate, estimateValue } from "./estimate.ts";
import { usableOwnSale } from "./last-sale/own-weight.ts";
import { locate } from "./location.ts";
import { factsUsedBy } from "./model/fact-effects.ts";
import type { MarketModel } from "./model/market-model.ts";
import type { SaleBatches } from "./model/moments.ts";
import { findOwnSale } from "./prior-sale.ts";
import { findSizeObstacle } from "./size-limits.ts";

// The newest tenth, or up to HOLDOUT_WISHED sales if that leaves enough to fit on.
const HOLDOUT_SHARE = 0.1;
const HOLDOUT_WISHED = 300;
const MAX_HOLDOUT_SHARE = 0.3;
const MAX_SAMPLE = 2000;

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
    last = without(last, fields);
    reduced.push(last);
  }
  return reduced;
}

// Facts withheld in turn from subjects, to measure what it costs not to know them.
const WITHHELD_FACTS: readonly (readonly (keyof Subject)[])[] = [
  ["yearBuilt", "yearRemodeled"],
  ["lotSize"],
  ["lotSize", "basementArea", "bedrooms", "bathrooms", "yearBuilt", "yearRemodeled"],
];

const without = (subject: Subject, fields: readonly (keyof Subject)[]): Subject => ({
  ...subject,
  ...Object.fromEntries(fields.map((field) => [field, null])),
});

function withholdFacts(subject: Subject, turn: number): Subject | null {
  const fields = WITHHELD_FACTS[turn % WITHHELD_FACTS.length] ?? [];
  return fields.some((field) => subject[field] !== null) ? without(subject, fields) : null;
}

/**
 * Values a home as of a past day with a given model, using only earlier sales.
 * @returns null if too few sales of the model's market can be compared, or if its living area is
 *   far outside theirs
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
  const located = locate(subject, candidates.district, sales);
  if (!isValuable(located)) return null;
  const prior = await findOwnSale(subject, day, source, candidates);
  const own = usableOwnSale(prior, subject, model.model.market);
  const estimate = estimateValue(located, day, { ...candidates, sales }, model, own);
  return findSizeObstacle(estimate.farSizes) ? null : estimate;
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

function pastEstimateOf(
  sale: Sale,
  estimate: Estimate,
  known: OptionalKnowledge | null,
): PastEstimate {
  const { level, value, sd, spreadTerms, subject, own } = estimate;
  const error = Math.log(value / sale.price);
  return { level, area: areaOf(subject), error, sd, terms: spreadTerms, known, own };
}

interface Withheld {
  known: OptionalKnowledge | null;
  subject: Subject;
}

// What sellers may leave open of the optional facts, where it differs from knowing them all.
function withholdOptional(subject: Subject, used: readonly OptionalFact[]): Withheld[] {
  const known = used.filter((fact) => subject[fact] !== null);
  const others = OPTIONAL_FACTS.filter((fact) => fact !== "condition");
  const kinds: Withheld[] = [];
  if (known.length > 0) kinds.push({ known: "none", subject: without(subject, OPTIONAL_FACTS) });
  if (known.includes("condition") && known.length > 1) {
    kinds.push({ known: "condition", subject: without(subject, others) });
  }
  return kinds;
}

// At each search level that the sale allows: with all its facts, and with some withheld.
async function estimateSale(sale: Sale, turn: number, source: SalesSource, model: MarketModel) {
  const calibrated = { model, calibration: null };
  const used = factsUsedBy(model.terms);
  const past: PastEstimate[] = [];
  const levels = new Set<SearchLevel>();
  for (const subject of reduceLocation(subjectFromSale(sale))) {
    const estimate = await estimateAsOf(subject, sale.day, source, calibrated);
    if (!estimate || levels.has(estimate.level)) continue;
    levels.add(estimate.level);
    past.push(pastEstimateOf(sale, estimate, "all"));
    const reduced = withholdFacts(subject, turn);
    const kinds = withholdOptional(subject, used);
    if (reduced) kinds.push({ known: null, subject: reduced });
    for (const kind of kinds) {
      const withheld = await estimateAsOf(kind.subject, sale.day, source, calibrated);
      if (withheld) past.push(pastEstimateOf(sale, withheld, kind.known));
    }
  }
  return past;
}

/** Values sales the model has not seen, twice for each search level they allow. */
export async function backtest(
  sales: readonly Sale[],
  model: MarketModel,
  source: SalesSource,
): Promise<PastEstimate[]> {
  const past: PastEstimate[] = [];
  let turn = 0;
  for (const ofDay of Map.groupBy(sales, ({ day }) => day).values()) {
    const cached = cacheAreas(source);
    for (const sale of ofDay) past.push(...(await estimateSale(sale, turn++, cached, model)));
  }
  return past;
}
