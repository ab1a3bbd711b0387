import { formatNumber } from "#lib/format.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";

type Carried = NonNullable<LastSaleView["estimate"]>;

/** Describes how the price was adjusted and the measured error of such estimates. */
export function describeAdjusted(carried: Carried): string {
  const until = `We adjusted the price with your state's house price index through ${carried.indexUntil}, the latest available.`;
  const beyond = carried.isBeyondIndex
    ? " Price changes since then aren't included, so the range is wider, especially on the high side."
    : "";
  const error = ` We tested this on ${carried.homesMeasured} homes in King County, Washington, bought near market price and resold within a year. There, half of the estimates were within ${formatNumber(carried.medianErrorPercent)}%. For all ${carried.allHomesMeasured} resold homes, most bought cheaply to fix up, it was ${formatNumber(carried.allMedianErrorPercent)}%. We haven't tested other places or longer periods, and an index doesn't reflect changes you made to the home.`;
  return until + beyond + error;
}
