import { Equations, type Moments, type Solution } from "./equations.ts";
import { isValuable, type MarketModel, predict, TERM_COUNT, writeTerms } from "./market-model.ts";
import type { Sale, ValuableSale } from "./types.ts";

/** Reads all sales of one market, batch by batch, as often as it is called. */
export type SalesReader = () => AsyncIterable<readonly Sale[]> | Iterable<readonly Sale[]>;

/** Sales without which a market gets no model. */
export const MIN_SALES = 20;

const PASSES = 4;
/** Residuals beyond this many robust standard deviations count less (Huber). */
const HUBER = 2;
const MAD_TO_SD = 1.4826;
/** Sales kept in memory to measure the spread of the residuals. */
const SPREAD_SAMPLE = 20_000;

const isUsable = (sale: Sale): sale is ValuableSale => isValuable(sale) && sale.price > 0;

/** Reads the sales once, for what must be known before the equations are added up. */
async function measure(read: SalesReader): Promise<Moments & { sample: Sale[] }> {
  const row = new Float64Array(TERM_COUNT);
  const mean = new Float64Array(TERM_COUNT);
  const squares = new Float64Array(TERM_COUNT);
  let sample: Sale[] = [];
  let stride = 1;
  let count = 0;
  let firstDay = Infinity;
  let lastDay = -Infinity;
  const livingAreas: [number, number] = [Infinity, 0];
  const lotSizes: [number, number] = [Infinity, 0];
  const widen = (range: [number, number], value: number) => {
    range[0] = Math.min(range[0], value);
    range[1] = Math.max(range[1], value);
  };
  for await (const batch of read()) {
    for (const sale of batch) {
      if (!isUsable(sale)) continue;
      // Every stride-th sale; the stride doubles when the sample is full, so that it stays even.
      if (count % stride === 0) sample.push(sale);
      if (sample.length > SPREAD_SAMPLE) {
        sample = sample.filter((_, index) => index % 2 === 0);
        stride *= 2;
      }
      count++;
      firstDay = Math.min(firstDay, sale.day);
      lastDay = Math.max(lastDay, sale.day);
      widen(livingAreas, sale.livingArea);
      if (sale.lotSize) widen(lotSizes, sale.lotSize);
      writeTerms(sale, sale.day, row);
      for (let i = 0; i < TERM_COUNT; i++) {
        const delta = row[i]! - mean[i]!;
        mean[i]! += delta / count;
        squares[i]! += delta * (row[i]! - mean[i]!);
      }
    }
  }
  const scales = Array.from(squares, (sum) => Math.sqrt(sum / Math.max(1, count)));
  return {
    count,
    firstDay,
    lastDay,
    livingAreas,
    // Without a single lot any lot will do: its terms have no coefficients.
    lotSizes: lotSizes[1] > 0 ? lotSizes : [1, 1],
    centers: Array.from(mean),
    scales,
    sample,
  };
}

const residual = (solution: Solution, sale: ValuableSale) =>
  Math.log(sale.price) -
  predict(solution.terms, solution.zips.get(sale.zipCode ?? ""), sale, sale.day);

/** Robust standard deviation of the residuals (from their median absolute value). */
function spread(solution: Solution, sample: readonly Sale[]): number {
  const misses = sample.filter(isUsable).map((sale) => Math.abs(residual(solution, sale)));
  misses.sort((a, b) => a - b);
  return MAD_TO_SD * (misses[Math.floor(misses.length / 2)] ?? 0);
}

/**
 * Fits the price model of one market by ridge regression with Huber weights, reading the sales five
 * times. Memory is bounded by the number of zips, not of sales.
 * @returns the model with the effects of every zip; null for fewer than MIN_SALES usable sales.
 */
export async function fitMarket(market: string, read: SalesReader): Promise<MarketModel | null> {
  const moments = await measure(read);
  if (moments.count < MIN_SALES) return null;
  let solution: Solution | undefined;
  for (let pass = 0; pass < PASSES; pass++) {
    const equations = new Equations(moments);
    const limit = solution ? Math.max(1e-6, HUBER * spread(solution, moments.sample)) : 0;
    for await (const batch of read()) {
      for (const sale of batch) {
        if (!isUsable(sale)) continue;
        const weight = solution ? 1 / Math.max(1, Math.abs(residual(solution, sale)) / limit) : 1;
        equations.add(sale, weight);
      }
    }
    solution = equations.solve();
  }
  return solution ? { market, salesCount: moments.count, ...solution } : null;
}
