import { formatNumber } from "#lib/format.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";

type Carried = NonNullable<LastSaleView["estimate"]>;
type Measured = Carried["measured"];
type OfArea = Extract<Measured, { of: "area" }>;

const CHANGES = "An index doesn't reflect changes you made to the home.";

function shiftOf({ shiftPercent, homes, fromYears, untilYears }: OfArea): string {
  const years = untilYears ? `${fromYears} to ${untilYears}` : `more than ${fromYears}`;
  const resold = `Your area's sales records include ${homes} homes that sold again after ${years} years.`;
  if (shiftPercent === 0) return `${resold} Their prices followed the index.`;
  const [verb, side] = shiftPercent > 0 ? ["raised", "more"] : ["lowered", "less"];
  const by = formatNumber(Math.abs(shiftPercent));
  return `${resold} They sold for ${side} than the index suggests, so we ${verb} the price by ${by}%.`;
}

function errorOf(measured: Measured): string {
  const within = `half of the estimates were within ${formatNumber(measured.medianErrorPercent)}%`;
  if (measured.of === "area") return `For those homes, ${within}. ${CHANGES}`;
  return `We tested this on ${measured.homes} homes in King County, Washington, bought near market price and resold within a year. There, ${within}. For all ${measured.allHomes} resold homes, most bought cheaply to fix up, it was ${formatNumber(measured.allMedianErrorPercent)}%. We haven't tested other places or longer periods, and an index doesn't reflect changes you made to the home.`;
}

/** Describes how the price was adjusted and the measured error of such estimates. */
export function describeAdjusted({ indexUntil, isBeyondIndex, measured }: Carried): string {
  return [
    `We adjusted the price with your state's house price index through ${indexUntil}, the latest available.`,
    ...(isBeyondIndex
      ? [
          "Price changes since then aren't included, so the range is wider, especially on the high side.",
        ]
      : []),
    ...(measured.of === "area" ? [shiftOf(measured)] : []),
    errorOf(measured),
  ].join(" ");
}
