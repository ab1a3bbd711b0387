import { dayOf } from "#lib/days.ts";

/** A recorded sale with how the home was listed. Days are ISO dates, prices whole US dollars. */
export interface ListedSale {
  soldOn: string;
  price: number;
  listedOn: string | null;
  /** From listing to contract. */
  daysOnMarket: number | null;
  listPrice: number | null;
  originalListPrice: number | null;
  /** Whether it's a made-up sale of the demonstration. */
  isDemo: boolean;
}

/** How homes sold that were still listed after some days. Null where too few sales support it. */
export interface MarketPace {
  /** What ended the days: the contract, or the closing where files don't have the contract. */
  until: "contract" | "closing";
  day: number;
  salesCount: number;
  soldFrom: string;
  soldTo: string;
  /** Whether made-up sales are among them. */
  isDemo: boolean;
  /** Sales that took at least `day` days. */
  longerCount: number;
  /** The median of the days that these took beyond `day`. */
  moreDays: number | null;
  /** Medians of the sale price in percent of the first list price. */
  percentOfListPrice: { longer: number; sooner: number } | null;
  /** Of the longer ones with both list prices, those whose price was lowered, and by what median. */
  lowered: { count: number; of: number; percent: number | null } | null;
}

/** With fewer sales, nothing is said. */
export const MIN_SALES = 30;
/** Less of the first list price, or more, is an error in the record. */
const PLAUSIBLE_SHARES = [0.3, 2] as const;

/** Returns the middle value, or the mean of the middle two; null with fewer than `MIN_SALES`. */
function median(values: readonly number[]): number | null {
  if (values.length < MIN_SALES) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const inPercent = (share: number) => Math.round(share * 1000) / 10;

function sharesOf(sales: readonly ListedSale[]): number[] {
  const [least, most] = PLAUSIBLE_SHARES;
  return sales.flatMap(({ price, listPrice, originalListPrice }) => {
    const first = originalListPrice ?? listPrice;
    const share = first ? price / first : 0;
    return share >= least && share <= most ? [share] : [];
  });
}

function findLowered(sales: readonly ListedSale[]): MarketPace["lowered"] {
  const cuts = sales.flatMap(({ listPrice, originalListPrice }) =>
    listPrice === null || !originalListPrice ? [] : [1 - listPrice / originalListPrice],
  );
  if (cuts.length < MIN_SALES) return null;
  const lowered = cuts.filter((cut) => cut > 0);
  const percent = median(lowered);
  return {
    count: lowered.length,
    of: cuts.length,
    percent: percent === null ? null : inPercent(percent),
  };
}

type Timed = { sale: ListedSale; days: number };

function daysUntil(until: MarketPace["until"], sales: readonly ListedSale[]): Timed[] {
  return sales.flatMap((sale) => {
    const { daysOnMarket, listedOn, soldOn } = sale;
    const toClosing = listedOn === null ? null : dayOf(soldOn) - dayOf(listedOn);
    const days = until === "contract" ? daysOnMarket : toClosing;
    return days === null ? [] : [{ sale, days }];
  });
}

/**
 * Returns what happened to homes that were listed for at least some days, from recorded sales.
 * @param day how many days the home has been listed
 * @returns null if fewer than `MIN_SALES` sales have their days
 */
export function marketPace(sales: readonly ListedSale[], day: number): MarketPace | null {
  const until = daysUntil("contract", sales).length >= MIN_SALES ? "contract" : "closing";
  const timed = daysUntil(until, sales);
  if (timed.length < MIN_SALES) return null;
  const longer = timed.filter(({ days }) => days >= day);
  const sooner = timed.filter(({ days }) => days < day);
  const [longerShare, soonerShare] = [longer, sooner].map((some) =>
    median(sharesOf(some.map(({ sale }) => sale))),
  );
  const moreDays = median(longer.map(({ days }) => days - day));
  const soldOn = timed.map(({ sale }) => sale.soldOn).sort();
  return {
    ...{ until, day, salesCount: timed.length, longerCount: longer.length },
    soldFrom: soldOn[0] ?? "",
    soldTo: soldOn.at(-1) ?? "",
    isDemo: timed.some(({ sale }) => sale.isDemo),
    moreDays: moreDays === null ? null : Math.round(moreDays),
    percentOfListPrice:
      longerShare && soonerShare
        ? { longer: inPercent(longerShare), sooner: inPercent(soonerShare) }
        : null,
    lowered: findLowered(longer.map(({ sale }) => sale)),
  };
}
