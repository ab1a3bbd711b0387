import { describe, expect, it } from "vitest";
import { isoOf } from "#lib/days.ts";
import { type ListedSale, marketPace } from "./market-pace.ts";

const FIRST_DAY = 20_000;

const NOTHING = { listedOn: null, daysOnMarket: null, listPrice: null, originalListPrice: null };

/** A sale on the given day after the first, at $95,000. */
const sale = (day: number, facts: Partial<ListedSale> = {}): ListedSale => ({
  ...{ soldOn: isoOf(FIRST_DAY + day), price: 95_000 },
  ...NOTHING,
  ...facts,
});

/** Sales with 1, 2, 3 … days on the market. */
const sales = (count: number, facts: (days: number) => Partial<ListedSale> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    sale(index, { daysOnMarket: index + 1, ...facts(index + 1) }),
  );

describe("homes that were listed as long", () => {
  it("counts them, their further days, their prices and their price cuts", () => {
    // 21 to 40 days: listed at $100,000, lowered to $96,000. 1 to 20 days: sold for 99% of the list price.
    const both = sales(40, (days) =>
      days >= 21
        ? { originalListPrice: 100_000, listPrice: 96_000 }
        : { listPrice: 100_000, price: 99_000 },
    );
    expect(marketPace(both, 21)).toEqual({
      until: "contract",
      day: 21,
      salesCount: 40,
      soldFrom: isoOf(FIRST_DAY),
      soldTo: isoOf(FIRST_DAY + 39),
      longerCount: 20,
      // The middle of 0, 1, … 19 is 9.5.
      moreDays: 10,
      percentOfListPrice: { longer: 95, sooner: 99 },
      lowered: { count: 20, of: 20, percent: 4 },
    });
  });

  it("uses the middle one of an odd number", () => {
    // 20, 21, … 40 days are 0, 1, … 20 more than 20.
    expect(marketPace(sales(40), 20)?.moreDays).toBe(10);
  });

  it("counts to the closing where too few contracts are known", () => {
    const listed = sales(25, (days) => ({
      daysOnMarket: days <= 19 ? 1 : null,
      listedOn: isoOf(FIRST_DAY - 30),
    }));
    // Sold 30, 31, … 54 days after listing.
    expect(marketPace(listed, 33)).toMatchObject({
      until: "closing",
      longerCount: 22,
      moreDays: 11,
    });
  });

  it("ignores prices that can't be right", () => {
    const odd = sales(40, (days) => ({ listPrice: days === 40 ? 9_500_000 : 100_000 }));
    expect(marketPace(odd, 21)?.percentOfListPrice).toBeNull();
    expect(marketPace(odd, 20)?.percentOfListPrice).toBeNull();
  });
});

describe("too few sales", () => {
  it("say nothing", () => {
    expect(marketPace([], 10)).toBeNull();
    expect(marketPace(sales(19), 1)).toBeNull();
    expect(marketPace(sales(20), 1)).not.toBeNull();
  });

  it("leave out what they don't support", () => {
    // 19 homes took 22 to 40 days.
    expect(marketPace(sales(40), 22)).toMatchObject({
      ...{ longerCount: 19, moreDays: null, percentOfListPrice: null, lowered: null },
    });
    const few = sales(40, (days) => ({
      originalListPrice: 100_000,
      listPrice: days <= 25 ? 98_000 : 100_000,
    }));
    // Of the 20 from 21 days on, 5 lowered the price.
    expect(marketPace(few, 21)?.lowered).toEqual({ count: 5, of: 20, percent: null });
  });
});
