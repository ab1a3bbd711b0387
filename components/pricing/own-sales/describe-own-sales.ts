import { formatMoney, formatNumber } from "#lib/format.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { compareEstimates } from "#lib/valuation/grid/agreement.ts";

type OwnEstimate = NonNullable<OwnSalesView["estimate"]>;

/** What made the adjustments, and how far off such estimates have been. */
export function describeMethod({ market, salesCount, ...error }: OwnEstimate): string {
  const adjusted = market
    ? `The adjustments come from the price model of the market “${market}”, the nearest that there is.`
    : "No market near your home has a price model, so the adjustments follow general rules, found on sales of a single county: the weaker way.";
  const alone = error.areasAlone
    ? " The sales tell nothing but area, day and price, so no other difference is adjusted for."
    : "";
  const few = error.areasAlone ? "as few such sales" : "as few sales";
  return `${adjusted}${alone} Of estimates by ${few}, half were within ${formatNumber(error.medianErrorPercent)}% of the price. That was measured on ${error.measuredOn}, with sales taken at random: picking those that you like makes the estimate that you like. ${salesCount} ${salesCount === 1 ? "sale counts" : "sales count"}, all alike.`;
}

/** How an estimate by the seller's sales goes with the one by recorded sales; null where there is none of them. */
export function describeAgreement(
  own: OwnEstimate,
  { estimate, low, high, source }: ValuationView,
): string | null {
  if (estimate === null || low === null || high === null) {
    return source?.reason
      ? `There is no other estimate to hold it against. ${source.reason}`
      : null;
  }
  if (source?.isDemo) {
    return "The estimate above comes from fictional sales, so it can't be held against this one.";
  }
  const other =
    source?.kind === "external" ? "The other estimate" : "The estimate by recorded sales";
  const recorded = `${other} is ${formatMoney(estimate)}, ${formatMoney(low)} to ${formatMoney(high)}.`;
  const own1 = { estimate: own.value, low: own.low, high: own.high };
  const difference = formatMoney(Math.abs(own.value - estimate));
  switch (compareEstimates(own1, { estimate, low, high })) {
    case "agree":
      return `The two agree. ${recorded} Each lies within the range of the other; they differ by ${difference}.`;
    case "overlap":
      return `The two agree in part. ${recorded} The ranges overlap; the estimates differ by ${difference}.`;
    case "disagree":
      return `The two don't agree. ${recorded} The ranges have nothing in common, so look again at the sales behind both.`;
  }
}

/** "3 sales are added. 2 were on your list already." */
export function describeAdded(added: number, sent: number): string {
  const known = sent - added;
  const are = added === 1 ? "1 sale is added" : `${added} sales are added`;
  if (known === 0) return `${are}.`;
  return `${are}. ${known === 1 ? "1 was" : `${known} were`} on your list already.`;
}
