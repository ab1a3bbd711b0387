import { formatCount, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import { countedTraffic } from "#lib/listing/counted-traffic.ts";
import type { MarketArea, PriceCheckup } from "#lib/schemas/price-checkup.ts";
import { FICTIONAL_SALES } from "#lib/valuation/valuation-source.ts";
import { type MarketPace, MIN_SALES } from "./market-pace.ts";
import type { PriceCut } from "./price-cut.ts";

/** A sentence and where it comes from. */
export interface Sourced {
  text: string;
  source: string;
}

type Listed = NonNullable<PriceCheckup["listed"]>;

/** Describes the listing's own traffic; nothing for a part that isn't known. */
export function trafficSentences({ week, weekBefore, followers }: Listed): Sourced[] {
  const source = "Your listing traffic in whole days. Showing requests include those in messages.";
  const weeks = week
    ? [
        {
          text: `In the last ${formatCount(week.days, "day", "days")}: ${countedTraffic(week)}.`,
          source,
        },
        ...(weekBefore
          ? [{ text: `In the 7 days before: ${countedTraffic(weekBefore)}.`, source }]
          : []),
      ]
    : [];
  if (followers === 0) return weeks;
  const follow = `${formatCount(followers, "buyer follows", "buyers follow")} your listing.`;
  return [...weeks, { text: follow, source: "Buyers who confirmed their email address." }];
}

const ENDED = {
  contract: { took: "to go under contract", did: "went under contract" },
  closing: { took: "from listing to closing", did: "closed" },
};

function describeArea(area: MarketArea): string {
  if (area.kind === "city") return `in ${area.city}`;
  return area.kind === "zip"
    ? `in zip code ${area.zipCode}`
    : `within ${formatCount(area.miles, "mile", "miles")}`;
}

function sourceOf(pace: MarketPace, where: string): string {
  const { until, salesCount, soldFrom, soldTo, isDemo } = pace;
  const [from, to] = [soldFrom, soldTo].map((day) => formatDate(day, { style: "short" }));
  const days = until === "contract" ? "days on the market" : "list dates";
  return `${formatNumber(salesCount)} ${isDemo ? "fictional" : "imported"} sales ${where} with ${days}, sold between ${from} and ${to}. Homes that didn't sell aren't in these records. We need at least ${MIN_SALES} sales for a sentence.`;
}

/** Describes what happened to homes of an area that were listed as long, without advice. */
export function paceSentences(pace: MarketPace & { area: MarketArea }): Sourced[] {
  const { day, salesCount, longerCount, moreDays, percentOfListPrice: prices, lowered } = pace;
  const { took, did } = ENDED[pace.until];
  const where = describeArea(pace.area);
  const those = `Those ${formatNumber(longerCount)}`;
  const texts = [
    `${pace.isDemo ? `${FICTIONAL_SALES} ` : ""}Of ${formatNumber(salesCount)} homes sold ${where}, ${formatNumber(longerCount)} took ${formatCount(day, "day", "days")} or more ${took}.`,
    moreDays === null
      ? null
      : `Half of those ${formatNumber(longerCount)} ${did} within ${formatCount(moreDays, "more day", "more days")}.`,
    prices &&
      `${those} sold for ${formatNumber(prices.longer)}% of their first list price (median). Faster sales got ${formatNumber(prices.sooner)}%.`,
    lowered &&
      `Of ${formatNumber(lowered.of)} with both list prices, ${formatNumber(lowered.count)} lowered theirs${lowered.percent === null ? "" : `, by a median of ${formatNumber(lowered.percent)}%`}.`,
  ];
  const source = sourceOf(pace, where);
  return texts.flatMap((text) => (text ? [{ text, source }] : []));
}

const DAYS_IN_WEEK = 7;
const MAX_DAYS_AS_DAYS = 21;

const describeDays = (days: number) =>
  days <= MAX_DAYS_AS_DAYS
    ? formatCount(days, "day", "days")
    : `${formatNumber(Math.ceil(days / DAYS_IN_WEEK))} weeks`;

/** Describes what a lower price costs, and when it would break even. */
export function cutSentences({ cost, netBefore, netAfter, ...cut }: PriceCut): Sourced[] {
  const net = {
    text: `You'd net ${formatMoney(netAfter)} instead of ${formatMoney(netBefore)}: ${formatMoney(Math.abs(cost))} ${cost < 0 ? "more" : "less"}.`,
    source: "Your net sheet at both prices, before income tax.",
  };
  const { carrying, monthly, breakEvenDays } = cut;
  if (monthly === null || breakEvenDays === null) return [net];
  const parts = carrying.map(({ label, amount }) => `${label} ${formatMoney(amount)}`);
  return [
    net,
    {
      text: `Owning your home costs ${formatMoney(monthly)} a month.`,
      source: `What you entered: ${parts.join(", ")}.`,
    },
    {
      text: `The lower price breaks even if your home sells ${describeDays(breakEvenDays)} sooner with it.`,
      source: `${formatMoney(cost)} ÷ ${formatMoney(monthly)} a month = ${formatNumber(breakEvenDays)} days, rounded up.`,
    },
  ];
}
