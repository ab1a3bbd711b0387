import { formatNumber } from "#lib/format.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";

type Carried = NonNullable<LastSaleView["estimate"]>;

/** How a price was carried forward, and how far off such estimates have been. */
export function describeCarried(carried: Carried): string {
  const until = `The price was moved as the house price index of your state moved, up to ${carried.indexUntil}, the newest that is known here.`;
  const beyond = carried.isBeyondIndex
    ? " What prices did since then is not in it: the range is wider for that, upward above all."
    : "";
  const error = ` Measured on ${carried.homesMeasured} homes of King County, Washington, that were bought at about the market's price and sold again within a year, half of such estimates were within ${formatNumber(carried.medianErrorPercent)}%; on all ${carried.allHomesMeasured} that sold twice, most of them bought cheaply to be mended, ${formatNumber(carried.allMedianErrorPercent)}%. Over longer times it was not measured, and an index says nothing of what you changed in the house.`;
  return until + beyond + error;
}
