import { describe, expect, it } from "vitest";
import { isoOf } from "#lib/days.ts";
import { type ListedSale, marketPace } from "./market-pace.ts";

const FIRST_DAY = 20_000;

const NOTHING = { listedOn: null, daysOnMarket: null, listPrice: null, originalListPrice: null };

/** A sale on the given day after the first, at $95,000. */
const sale = (day: number, facts: Partial<ListedSale> = {}): ListedSale => ({
  ...{ soldOn: isoOf(FIRST_DAY + day), price: 95_000 },
  ...NOTHING,
  isDemo: false,
  ...facts,
});

/** Sales with 1, 2, 3 … days on the market. */
const sales = (count: number, facts: (days: number) => Partial<ListedSale> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    sale(index, { daysOnMarket: index + 1, ...facts(index + 1) }),
  );

describe("marketPace", () => {
  it("summarizes homes listed as long: count, further days, prices, and price cuts", () => {
    // 31 to 60 days: listed at $100,000, lowered to $96,000. 1 to 30 days: sold for 99% of the list price.
    const both = sales(60, (days) =>
      days >= 31
        ? { originalListPrice: 100_000, listPrice: 96_000 }
        : { listPrice: 100_000, price: 99_000 },
    );
    expect(marketPace(both, 31)).toEqual({
      until: "contract",
      day: 31,
      salesCount: 60,
      soldFrom: isoOf(FIRST_DAY),
      soldTo: isoOf(FIRST_DAY + 59),
      isDemo: false,
      longerCount: 30,
      // The middle of 0, 1, … 29 is 14.5.
      moreDays: 15,
      percentOfListPrice: { longer: 95, sooner: 99 },
      lowered: { count: 30, of: 30, percent: 4 },
    });
  });

  it("uses the middle value of an odd number", () => {
    // 30, 31, … 60 days are 0, 1, … 30 more than 30.
    expect(marketPace(sales(60), 30)?.moreDays).toBe(15);
  });

  it("counts to the closing if too few contract dates are known", () => {
    const listed = sales(35, (days) => ({
      daysOnMarket: days <= 29 ? 1 : null,
      listedOn: isoOf(FIRST_DAY - 30),
    }));
    // Sold 30, 31, … 64 days after listing.
    expect(marketPace(listed, 33)).toMatchObject({
      until: "closing",
      longerCount: 32,
      // The middle of 0, 1, … 31 is 15.5.
      moreDays: 16,
    });
  });

  it("ignores prices that can't be right", () => {
    const odd = sales(60, (days) => ({ listPrice: days === 60 ? 9_500_000 : 100_000 }));
    expect(marketPace(odd, 31)?.percentOfListPrice).toBeNull();
    expect(marketPace(odd, 30)?.percentOfListPrice).toBeNull();
  });
});

describe("too few sales", () => {
  it("return null", () => {
    expect(marketPace([], 10)).toBeNull();
    expect(marketPace(sales(29), 1)).toBeNull();
    expect(marketPace(sales(30), 1)).not.toBeNull();
  });

  it("leave out what they don't support", () => {
    // 29 homes took 32 to 60 days.
    expect(marketPace(sales(60), 32)).toMatchObject({
      ...{ longerCount: 29, moreDays: null, percentOfListPrice: null, lowered: null },
    });
    const few = sales(60, (days) => ({
      originalListPrice: 100_000,
      listPrice: days <= 35 ? 98_000 : 100_000,
    }));
    // Of the 30 from 31 days on, 5 lowered the price.
    expect(marketPace(few, 31)?.lowered).toEqual({ count: 5, of: 30, percent: null });
  });
});
