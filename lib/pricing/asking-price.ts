import { formatMoney } from "#lib/format.ts";
import type { BestEstimate } from "./best-estimate.ts";

const MILLION = 1_000_000;
/** A price this little above a round one may as well be the round one. */
const NEAR = 0.03;

type Compared = Pick<BestEstimate, "estimate" | "low" | "high" | "comparables" | "isByOwnSales">;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function describeRange(price: number, { estimate, low, high }: Compared): string | null {
  if (low === null || high === null) return null;
  const range = `the range of the estimate, ${formatMoney(low)} to ${formatMoney(high)}`;
  if (price < low) return `${formatMoney(low - price)} below ${range}.`;
  if (price > high) return `${formatMoney(price - high)} above ${range}.`;
  if (estimate === null || price === estimate) return `Within ${range}.`;
  const side = price > estimate ? "above" : "below";
  return `Within ${range}, and ${formatMoney(Math.abs(price - estimate))} ${side} the estimate.`;
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
  const sides = [`${below} lie below this price`, `${above} above`];
  if (same > 0) sides.push(`${same} at it`);
  const sales = isByOwnSales
    ? `${count(prices.length, "sale")} that you found, each adjusted to your home, and to today as far as what prices did since is known`
    : `${count(prices.length, "comparable sale")}, each adjusted to today and to your home`;
  return `Of ${sales}, ${sides.join(", ")}.`;
}

/** The steps between round prices: what a buyer may choose as the end of a search. */
const stepAt = (price: number) => (price < MILLION ? 25_000 : 50_000);

/** What a round number means for who finds the home; it says nothing about how many that are. */
export function describeSearchLimit(price: number): string {
  const step = stepAt(price);
  const limit = Math.ceil(price / step) * step;
  if (limit === price) {
    return `A search up to ${formatMoney(price)} still finds your home; one dollar more, and it doesn't.`;
  }
  const found = `A search up to ${formatMoney(limit)} finds your home`;
  const lower = limit - step;
  const over = price - lower;
  if (lower === 0 || over > price * NEAR) return `${found}.`;
  return `${found}; one up to ${formatMoney(lower)} doesn't, and would for ${formatMoney(over)} less.`;
}

export interface PriceRemark {
  label: string;
  text: string;
}

const TIME =
  "The sales recorded here say when a home was sold, not when it was offered: how a price changes the time to a sale can't be told from them.";
const SEARCH = "How many buyers end a search there isn't known here.";

/** What the estimate, its range and the comparables say of an asking price. */
export function remarksOn(price: number, valuation: Compared | undefined): PriceRemark[] {
  const remarks = [
    { label: "Beside the estimate", text: valuation && describeRange(price, valuation) },
    { label: "Beside the sales", text: valuation && describeComparables(price, valuation) },
    { label: "Round numbers", text: `${describeSearchLimit(price)} ${SEARCH}` },
    { label: "Price and time", text: TIME },
  ];
  return remarks.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
