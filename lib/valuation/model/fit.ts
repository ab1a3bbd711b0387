import { areaOf, type ValuableSale } from "../data/home.ts";
import { predictorOf } from "./fact-effects.ts";
import { expectationsOf, type MarketModel } from "./market-model.ts";
import { measureMoments, type Moments, readUsable, type SaleBatches } from "./moments.ts";
import { NormalEquations, type Solution } from "./normal-equations.ts";

export const MIN_SALES = 20;

const PASSES = 4;
// Residuals beyond this many robust standard deviations count less.
const HUBER = 2;
const MAD_TO_SD = 1.4826;
const MIN_LIMIT = 1e-6;

function residualsOf({ terms, zips }: Solution): (sale: ValuableSale) => number {
  const predict = predictorOf(terms, () => true);
  return (sale) => Math.log(sale.price) - predict(zips.get(areaOf(sale) ?? ""), sale, sale.day);
}

// Huber weights from the residuals of the previous pass (P. J. Huber, 1964).
function huberWeights(before: Solution | undefined, sample: readonly ValuableSale[]) {
  if (!before) return () => 1;
  const residualOf = residualsOf(before);
  const sizes = sample.map((sale) => Math.abs(residualOf(sale)));
  sizes.sort((a, b) => a - b);
  const spread = MAD_TO_SD * (sizes[Math.floor(sizes.length / 2)] ?? 0);
  const limit = Math.max(MIN_LIMIT, HUBER * spread);
  return (sale: ValuableSale) => 1 / Math.max(1, Math.abs(residualOf(sale)) / limit);
}

// Returns ln price and the scaled columns of the optional facts. An unknown one is as the previous
// pass expects it.
function targetsOf({ facts }: Moments, before: Solution | undefined) {
  const targets = new Float64Array(1 + facts.length);
  return (sale: ValuableSale) => {
    targets[0] = Math.log(sale.price);
    const expect =
      before && facts.length > 0
        ? expectationsOf(before.terms, before.zips.get(areaOf(sale) ?? ""), sale, sale.day)
        : null;
    for (const [index, { column, center, scale }] of facts.entries()) {
      const value = column.read(sale);
      const regression = before?.terms.facts?.regressions[index];
      const expected = expect && regression ? expect(regression, index + 1) : 0;
      targets[index + 1] = value === null ? expected : (value - center) / scale;
    }
    return targets;
  };
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
    const targetsFor = targetsOf(moments, solution);
    const equations = new NormalEquations(moments);
    for await (const sales of readUsable(read())) {
      for (const sale of sales) equations.add(sale, targetsFor(sale), weightOf(sale));
    }
    solution = equations.solve();
  }
  return solution ? { market, salesCount: moments.count, ...solution } : null;
}
