import { type AreaResales, carryForward } from "#lib/valuation/last-sale/carry-forward.ts";
import { gapClass, yearsOfClass } from "#lib/valuation/last-sale/own-weight.ts";
import { measureResales, resaleOf } from "#lib/valuation/last-sale/resale-errors.ts";
import { isoOf } from "#lib/days.ts";
import { FIRST_QUARTER, HOUSE_PRICE_INDEX } from "#lib/us/house-price-index.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import { predictLogPrice } from "#lib/valuation/model/market-model.ts";
import { readArguments } from "../arguments.ts";
import { percent, quantile, readValuableSales, type SampledSale } from "./sales-sample.ts";
import { SALES_OPTIONS, SALES_USAGE } from "../ops/admin/sales-options.ts";
import { runScript, StartError } from "../start-error.ts";

const USAGE = `Usage: npm run bench:last-sale -- FILE.csv --set state=WA [options]

For each home that sold twice, adjusts the first price to the date of the second sale with the state's
house price index, and prints the errors. Also prints them for the later half of second sales by the time
between, without and with what the earlier half says, and how much the indexes change over several quarters.

${SALES_USAGE}`;

const MARKET = "bench";
// In ln dollars. A first price this far below the model's means that the home needed repairs.
const FAR_UNDER = 0.2;
const QUARTERS_AHEAD = [2, 4, 8, 12];
const SINCE = 1991 * 4;

interface Pair {
  first: SampledSale;
  second: SampledSale;
}

function findPairs(sales: readonly SampledSale[]): Pair[] {
  const homes = Map.groupBy(sales, ({ sourceId }) => sourceId.split("@")[0]);
  return [...homes.values()].flatMap((ofHome) => {
    const inOrder = ofHome.toSorted((one, other) => one.day - other.day);
    return inOrder.slice(1).flatMap((second, index) => {
      const first = inOrder[index];
      return first && first.day < second.day ? [{ first, second }] : [];
    });
  });
}

function describe(name: string, pairs: readonly Pair[], area: AreaResales | null = null) {
  const measured = pairs.flatMap(({ first, second }) => {
    const sale = { soldOn: isoOf(first.day), price: first.price };
    const estimate = carryForward(sale, second.state, new Date(second.day * 86_400_000), area);
    return estimate ? [{ ...estimate, price: second.price }] : [];
  });
  const errors = measured.map(({ value, price }) => value / price - 1);
  const logs = measured.map(({ value, price }) => Math.abs(Math.log(value / price)));
  const shareOf = (test: (error: number) => boolean) =>
    percent(errors.filter(test).length / errors.length);
  const covered = measured.filter(({ low, high, price }) => low <= price && price <= high).length;
  return {
    homes: name,
    pairs: measured.length,
    "median error": percent(quantile(errors.map(Math.abs), 0.5)),
    "within 10 %": shareOf((error) => Math.abs(error) <= 0.1),
    "20 %": shareOf((error) => Math.abs(error) <= 0.2),
    bias: percent(quantile(errors, 0.5)),
    "range covers": percent(covered / measured.length),
    "80 % within, ln": quantile(logs, 0.8).toFixed(3),
  };
}

function describeLearned(pairs: readonly Pair[]) {
  const inOrder = pairs.toSorted((one, other) => one.second.day - other.second.day);
  const half = Math.floor(inOrder.length / 2);
  const [earlier, later] = [inOrder.slice(0, half), inOrder.slice(half)];
  const newest = earlier.at(-1);
  if (!newest) return [];
  const resales = earlier.flatMap(({ first, second }) => resaleOf(first, second));
  const area = { through: isoOf(newest.second.day), errors: measureResales(resales) };
  return area.errors.flatMap((error, gap) => {
    if (!error) return [];
    const ofClass = later.filter(({ first, second }) => gapClass(second.day - first.day) === gap);
    const [from, until] = yearsOfClass(gap);
    const years = `${from} to ${until} years`;
    return [describe(years, ofClass), describe(`${years}, learned`, ofClass, area)];
  });
}

function describeDrift(quarters: number) {
  const moves = Object.values(HOUSE_PRICE_INDEX).flatMap((text) => {
    const values = text
      .split(" ")
      .map(Number)
      .slice(SINCE - FIRST_QUARTER);
    return values.slice(quarters).map((value, index) => Math.log(value / (values[index] ?? value)));
  });
  return {
    quarters,
    "10 % below": percent(Math.exp(quantile(moves, 0.1)) - 1),
    median: percent(Math.exp(quantile(moves, 0.5)) - 1),
    "10 % above": percent(Math.exp(quantile(moves, 0.9)) - 1),
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(SALES_OPTIONS, USAGE);
  const [filePath] = positionals;
  if (!filePath || positionals.length > 1) throw new StartError(USAGE);
  const sales = await readValuableSales(filePath, values, MARKET);
  const pairs = findPairs(sales);
  const twice = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const model = await fitMarket(MARKET, () => [sales.filter((sale) => !twice.has(sale))]);
  if (!model) throw new StartError("There are too few sales to fit a price model.");
  const residual = (sale: SampledSale) =>
    Math.log(sale.price) -
    predictLogPrice(model.terms, model.zips.get(sale.zipCode ?? ""), sale, sale.day);
  console.table([
    describe("all homes sold twice", pairs),
    describe(
      "bought near the market price",
      pairs.filter(({ first }) => residual(first) > -FAR_UNDER),
    ),
    describe(
      "bought far below it",
      pairs.filter(({ first }) => residual(first) <= -FAR_UNDER),
    ),
  ]);
  console.table(describeLearned(pairs));
  console.table(QUARTERS_AHEAD.map(describeDrift));
}

await runScript(main);
