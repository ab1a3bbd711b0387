import { dayOf } from "#lib/days.ts";
import { MAX_SALE_AGE_DAYS } from "#lib/valuation/candidate-sales.ts";
import type { ValuableSale } from "#lib/valuation/data/home.ts";
import { adjustToSubject, type GridEstimate, reconcileGrid } from "#lib/valuation/grid/grid.ts";
import { distanceKm } from "#lib/valuation/location.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import type { MarketModel } from "#lib/valuation/model/market-model.ts";
import { readArguments } from "./arguments.ts";
import { percent, quantile, readValuableSales } from "./sales-sample.ts";
import { SALES_OPTIONS, SALES_USAGE } from "./sales-options.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run bench:few-sales -- FILE.csv --before DATE [options]

Values every sale from a day on by 3, 5 and 8 random earlier sales near it and nothing else, as a
seller without recorded sales does, and prints what the estimates miss by.

${SALES_USAGE}
  --before DATE           value the sales from it on
  --until DATE            leave out those from it on
  --across-zips           take the near sales of other zips instead of those of the same`;

const OPTIONS = {
  ...SALES_OPTIONS,
  before: { type: "string" },
  until: { type: "string" },
  "across-zips": { type: "boolean" },
} as const;

const MARKET = "bench";
const COUNTS = [3, 5, 8];
const DRAWS = 5;
// A mile.
const NEAR_KM = 1.609344;
const SEED = 20_150_301;

// Mulberry32: the same numbers at each run.
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items];
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}

interface Measurement {
  error: number;
  estimate: GridEstimate;
  price: number;
}

function describe(name: string, count: number, measured: readonly Measurement[]) {
  const shareOf = (test: (one: Measurement) => boolean) =>
    percent(measured.filter(test).length / measured.length);
  return {
    adjustments: name,
    sales: count,
    estimates: measured.length,
    "median error": percent(
      quantile(
        measured.map(({ error }) => Math.abs(error)),
        0.5,
      ),
    ),
    "within 10 %": shareOf(({ error }) => Math.abs(error) <= 0.1),
    "20 %": shareOf(({ error }) => Math.abs(error) <= 0.2),
    bias: percent(
      quantile(
        measured.map(({ error }) => error),
        0.5,
      ),
    ),
    "range covers": shareOf(
      ({ estimate, price }) => estimate.low <= price && price <= estimate.high,
    ),
    "median width": percent(
      quantile(
        measured.map(({ estimate: { low, high, value } }) => (high - low) / value),
        0.5,
      ),
    ),
  };
}

type Adjust = (subject: ValuableSale, sale: ValuableSale) => number;

const byModel =
  (modelFor: (subject: ValuableSale) => MarketModel | null): Adjust =>
  (subject, sale) =>
    adjustToSubject(subject, subject.day, sale, modelFor(subject)).adjustedPrice;

// Of the sales nothing is known but area, day and price.
const byAreaAlone: Adjust = (subject, sale) => {
  const unknown = { lotSize: null, bedrooms: null, bathrooms: null, yearBuilt: null };
  return adjustToSubject(subject, subject.day, { ...sale, ...unknown }, null).adjustedPrice;
};

// The zip of each sale is taken to be the subject's.
const byModelWithoutZips =
  (model: MarketModel | null): Adjust =>
  (subject, sale) => {
    const moved = { ...sale, zipCode: subject.zipCode };
    return adjustToSubject(subject, subject.day, moved, model).adjustedPrice;
  };

// What appraisers often take, for comparison: each square foot more at a third of its usual price.
const byThirdOfRate: Adjust = (subject, sale) =>
  sale.price * (1 + (subject.livingArea / sale.livingArea - 1) / 3);

function measure(
  pairs: readonly { subject: ValuableSale; near: readonly ValuableSale[] }[],
  count: number,
  adjust: Adjust,
): Measurement[] {
  const random = createRandom(SEED);
  const measured: Measurement[] = [];
  for (const { subject, near } of pairs) {
    for (let turn = 0; turn < DRAWS; turn++) {
      const adjusted = draw(near, count, random).map((sale) => adjust(subject, sale));
      const estimate = reconcileGrid(adjusted);
      if (!estimate) continue;
      measured.push({ error: estimate.value / subject.price - 1, estimate, price: subject.price });
    }
  }
  return measured;
}

// Models of a market that knows nothing of the subject's zip: each is fitted on the zips of the other half.
async function fitOtherZips(earlier: readonly ValuableSale[]) {
  const zips = [...new Set(earlier.map(({ zipCode }) => zipCode))].sort();
  const isEven = new Map(zips.map((zip, index) => [zip, index % 2 === 0]));
  const half = (even: boolean) => earlier.filter(({ zipCode }) => isEven.get(zipCode) === even);
  const [even, odd] = [
    await fitMarket(MARKET, () => [half(true)]),
    await fitMarket(MARKET, () => [half(false)]),
  ];
  return ({ zipCode }: ValuableSale) => (isEven.get(zipCode) ? odd : even);
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [filePath] = positionals;
  const before = dayOf(values.before ?? "");
  const until = values.until === undefined ? Infinity : dayOf(values.until);
  if (!filePath || positionals.length > 1 || Number.isNaN(before)) throw new StartError(USAGE);
  const sales = await readValuableSales(filePath, values, MARKET);
  const acrossZips = values["across-zips"] ?? false;
  const subjects = sales.filter(({ day }) => day >= before && day < until);
  const most = Math.max(...COUNTS);
  const pairs = subjects
    .map((subject) => ({
      subject,
      near: sales.filter(
        (sale) =>
          (sale.zipCode !== subject.zipCode) === acrossZips &&
          sale.day < subject.day &&
          sale.day >= subject.day - MAX_SALE_AGE_DAYS &&
          (distanceKm(subject, sale) ?? Infinity) <= NEAR_KM,
      ),
    }))
    .filter(({ near }) => near.length >= most);
  console.log(
    `${pairs.length} of ${subjects.length} sales have ${most} earlier ones within a mile; ${DRAWS} draws of each.`,
  );
  const earlier = sales.filter(({ day }) => day < before);
  const own = await fitMarket(MARKET, () => [earlier]);
  const ofOtherZips = await fitOtherZips(earlier);
  const ways: [string, Adjust][] = [
    ["a third of the rate", byThirdOfRate],
    ["stated rules", byModel(() => null)],
    ["stated rules, areas alone known", byAreaAlone],
    ["model of other zips", byModel(ofOtherZips)],
    ["the market's model", byModel(() => own)],
    ...(acrossZips
      ? [["the market's model, zips not read", byModelWithoutZips(own)] satisfies [string, Adjust]]
      : []),
  ];
  const table = COUNTS.flatMap((count) =>
    ways.map(([name, adjust]) => describe(name, count, measure(pairs, count, adjust))),
  );
  console.table(table);
}

await runScript(main);
