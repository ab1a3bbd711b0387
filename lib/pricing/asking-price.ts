import { formatMoney } from "#lib/format.ts";
import type { BestEstimate } from "./best-estimate.ts";

const MILLION = 1_000_000;
/** The share above a round price at which we suggest the round price. */
const NEAR = 0.03;

type Compared = Pick<BestEstimate, "estimate" | "low" | "high" | "comparables" | "isByOwnSales">;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function describeRange(price: number, { estimate, low, high }: Compared): string | null {
  if (low === null || high === null) return null;
  const range = `the estimate range (${formatMoney(low)} to ${formatMoney(high)})`;
  if (price < low) return `${formatMoney(low - price)} below ${range}.`;
  if (price > high) return `${formatMoney(price - high)} above ${range}.`;
  if (estimate === null || price === estimate) return `Within ${range}.`;
  const side = price > estimate ? "above" : "below";
  return `Within ${range} and ${formatMoney(Math.abs(price - estimate))} ${side} the estimate.`;
}

function describeComparables(
  price: number,
  { comparables, isByOwnSales }: Compared,
): string | null {
  const prices = (comparables ?? []).flatMap(({ isLeftOut, adjustedPrice }) =>
    isLeftOut || adjustedPrice === null ? [] : [adjustedPrice],
  );
  if (prices.length === 0) return null;
  const below = prices.filter((one) => one < price).length;
  const above = prices.filter((one) => one > price).length;
  const same = prices.length - below - above;
  const sides = [`${below} below this price`, `${above} above`];
  if (same > 0) sides.push(`${same} the same`);
  const sales = isByOwnSales
    ? `${count(prices.length, "sale")} you added, adjusted to your home and, where we have price data, to today`
    : `${count(prices.length, "comparable sale")}, adjusted to today and to your home`;
  return `Of ${sales}: ${sides.join(", ")}.`;
}

/** The steps between the maximum prices buyers choose in a search. */
const stepAt = (price: number) => (price < MILLION ? 25_000 : 50_000);

/** Describes which price searches find the home. It says nothing about how many buyers search. */
export function describeSearchLimit(price: number): string {
  const step = stepAt(price);
  const limit = Math.ceil(price / step) * step;
  if (limit === price) {
    return `Buyers who search up to ${formatMoney(price)} will find your home. At one dollar more, they won't.`;
  }
  const found = `Buyers who search up to ${formatMoney(limit)} will find your home`;
  const lower = limit - step;
  const over = price - lower;
  if (lower === 0 || over > price * NEAR) return `${found}.`;
  return `${found}. Price it ${formatMoney(over)} lower to also appear in searches up to ${formatMoney(lower)}.`;
}

export interface PriceRemark {
  label: string;
  text: string;
}

const TIME =
  "Our sales data shows when homes sold, not when they were listed. So we can't say how price affects time to sell.";
const SEARCH = "We don't know how many buyers use these limits.";

/** Compares an asking price with the estimate, its range and the comparables. */
export function remarksOn(price: number, valuation: Compared | undefined): PriceRemark[] {
  const remarks = [
    { label: "Compared with the estimate", text: valuation && describeRange(price, valuation) },
    { label: "Compared with sales", text: valuation && describeComparables(price, valuation) },
    { label: "Search limits", text: `${describeSearchLimit(price)} ${SEARCH}` },
    { label: "Time to sell", text: TIME },
  ];
  return remarks.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
