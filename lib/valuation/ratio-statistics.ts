/** An estimate and the price that the home sold for, in US dollars. */
export interface Valued {
  value: number;
  price: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function slopeOf(points: readonly { x: number; y: number }[]): number {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const products = points.map((point) => (point.x - x) * (point.y - y));
  return mean(products) / mean(points.map((point) => (point.x - x) ** 2));
}

/**
 * Returns the statistics of value-to-price ratios (International Association of Assessing Officers,
 * Standard on Ratio Studies, 2013). COD: mean absolute deviation from the median ratio, in percent
 * of it. PRD: mean ratio by the price-weighted mean ratio. PRB: slope of (ratio − median) / median on
 * log₂ of (price + value / median) / 2. `medianError`: median absolute error, a fraction of the price.
 */
export function ratioStatistics(sales: readonly Valued[]) {
  const ratios = sales.map(({ value, price }) => value / price);
  const middle = median(ratios);
  const weighted = mean(sales.map(({ value }) => value)) / mean(sales.map(({ price }) => price));
  const points = sales.map(({ value, price }) => ({
    x: Math.log2((price + value / middle) / 2),
    y: value / price / middle - 1,
  }));
  return {
    median: middle,
    cod: (100 * mean(ratios.map((ratio) => Math.abs(ratio - middle)))) / middle,
    prd: mean(ratios) / weighted,
    prb: slopeOf(points),
    medianError: median(ratios.map((ratio) => Math.abs(ratio - 1))),
  };
}

/**
 * Splits sales into fifths, lowest first, by the mean of price and value (the same Standard). By
 * price alone, sales above their homes' worth would gather at the top, where ratios would look low.
 */
export function splitIntoFifths<Sale extends Valued>(sales: readonly Sale[]): Sale[][] {
  const sorted = sales.toSorted((a, b) => a.price + a.value - (b.price + b.value));
  const end = (fifth: number) => Math.floor((fifth * sorted.length) / 5);
  return [0, 1, 2, 3, 4].map((fifth) => sorted.slice(end(fifth), end(fifth + 1)));
}
