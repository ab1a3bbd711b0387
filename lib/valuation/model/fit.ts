import { areaOf, type ValuableSale } from "../data/home.ts";
import { type MarketModel, predictLogPrice } from "./market-model.ts";
import { measureMoments, readUsable, type SaleBatches } from "./moments.ts";
import { NormalEquations, type Solution } from "./normal-equations.ts";

export const MIN_SALES = 20;

const PASSES = 4;
// Residuals beyond this many robust standard deviations count less.
const HUBER = 2;
const MAD_TO_SD = 1.4826;
const MIN_LIMIT = 1e-6;

const residualOf = ({ terms, zips }: Solution, sale: ValuableSale) =>
  Math.log(sale.price) - predictLogPrice(terms, zips.get(areaOf(sale) ?? ""), sale, sale.day);

function measureSpread(solution: Solution, sample: readonly ValuableSale[]): number {
  const sizes = sample.map((sale) => Math.abs(residualOf(solution, sale)));
  sizes.sort((a, b) => a - b);
  return MAD_TO_SD * (sizes[Math.floor(sizes.length / 2)] ?? 0);
}

// Huber weights from the residuals of the previous pass (P. J. Huber, 1964).
function huberWeights(before: Solution | undefined, sample: readonly ValuableSale[]) {
  if (!before) return () => 1;
  const limit = Math.max(MIN_LIMIT, HUBER * measureSpread(before, sample));
  return (sale: ValuableSale) => 1 / Math.max(1, Math.abs(residualOf(before, sale)) / limit);
}

/**
 * Fits the price model of one market by ridge regression with Huber weights. Memory is bounded by
 * the number of zips, not of sales.
 * @param read reads all sales of the market, from the start on each call (five calls)
 * @returns the model with the effects of every zip; null for fewer than MIN_SALES usable sales
 */
export async function fitMarket(
  market: string,
  read: () => SaleBatches,
): Promise<MarketModel | null> {
  const { moments, sample } = await measureMoments(read());
  if (moments.count < MIN_SALES) return null;
  let solution: Solution | undefined;
  for (let pass = 0; pass < PASSES; pass++) {
    const weightOf = huberWeights(solution, sample);
    const equations = new NormalEquations(moments);
    for await (const sales of readUsable(read())) {
      for (const sale of sales) equations.add(sale, weightOf(sale));
    }
    solution = equations.solve();
  }
  return solution ? { market, salesCount: moments.count, ...solution } : null;
}
