import { formatNumber, formatShare } from "#lib/format.ts";
import { ratioStatistics, splitIntoFifths, type Valued } from "#lib/valuation/ratio-statistics.ts";

/** Returns a table of ratio statistics, for all sales and by fifth of price and value. */
export function ratioTable(sales: readonly Valued[]) {
  const fifths = splitIntoFifths(sales).map((part, index) => ({
    name: `fifth ${index + 1}`,
    part,
  }));
  return [{ name: "all", part: sales }, ...fifths].map(({ name, part }) => {
    const { median, cod, prd, prb, medianError } = ratioStatistics(part);
    return {
      "price and value": name,
      sales: formatNumber(part.length),
      "median error": formatShare(medianError),
      "median ratio": median.toFixed(3),
      COD: cod.toFixed(1),
      PRD: prd.toFixed(3),
      PRB: prb.toFixed(3),
    };
  });
}
