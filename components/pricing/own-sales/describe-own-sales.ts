import { formatMoney, formatNumber } from "#lib/format.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { compareEstimates } from "#lib/valuation/grid/agreement.ts";

type OwnEstimate = NonNullable<OwnSalesView["estimate"]>;

/** Describes how the prices were adjusted and the measured error of such estimates. */
export function describeMethod({ market, salesCount, ...error }: OwnEstimate): string {
  const adjusted = market
    ? `We adjusted prices with the “${market}” price model, the nearest available.`
    : "No nearby market has a price model, so we adjusted prices with general rules from one county's sales. They're less reliable.";
  const alone = error.areasAlone
    ? " These sales list only area, date and price, so we adjusted for no other differences."
    : "";
  const few = error.areasAlone ? "this few sales and so little detail" : "this few sales";
  return `${adjusted}${alone} We tested such estimates with random ${error.measuredOn}. With ${few}, half of them were within ${formatNumber(error.medianErrorPercent)}% of the sale price there. Elsewhere, they can be further off. Choosing only high sales inflates the estimate. ${salesCount} ${salesCount === 1 ? "sale is" : "sales are"} used, with equal weight.`;
}

/** Compares the estimate from added sales with the one from recorded sales; null without the latter. */
export function describeAgreement(
  own: OwnEstimate,
  { estimate, low, high, source }: ValuationView,
): string | null {
  if (estimate === null || low === null || high === null) {
    return source?.reason
      ? `We have no market estimate to compare it with. ${source.reason}`
      : null;
  }
  if (source?.isDemo) {
    return "The estimate above uses fictional sales, so you can't compare it with this one.";
  }
  const other =
    source?.kind === "external" ? "The other estimate" : "The estimate from recorded sales";
  const recorded = `${other} is ${formatMoney(estimate)} (${formatMoney(low)} to ${formatMoney(high)}).`;
  const own1 = { estimate: own.value, low: own.low, high: own.high };
  const difference = formatMoney(Math.abs(own.value - estimate));
  switch (compareEstimates(own1, { estimate, low, high })) {
    case "agree":
      return `The two estimates agree. ${recorded} Each is within the other's range, and they differ by ${difference}.`;
    case "overlap":
      return `The two estimates partly agree. ${recorded} Their ranges overlap, and they differ by ${difference}.`;
    case "disagree":
      return `The two estimates don't agree. ${recorded} Their ranges don't overlap, so check the sales behind both.`;
  }
}

/** Returns text such as "3 sales added. 2 were already on your list." */
export function describeAdded(added: number, sent: number): string {
  const known = sent - added;
  const are = added === 1 ? "1 sale added" : `${added} sales added`;
  if (known === 0) return `${are}.`;
  return `${are}. ${known === 1 ? "1 was" : `${known} were`} already on your list.`;
}
