import { expect, it } from "vitest";
import { dayOf } from "#lib/days.ts";
import { makeSale, memorySource } from "#tests/valuation/market.ts";
import { findResales, measureResales, type Resale } from "./resale-errors.ts";
import { indexOn } from "./price-index.ts";

const DAY = dayOf("2024-06-01");
const YEARS = { half: 0.5, two: 2, five: 5, twenty: 20 };
const before = (years: number) => DAY - Math.round(years * 365.25);
const indexed = (price: number, day: number) => price * (indexOn("IL", DAY)! / indexOn("IL", day)!);

// A home that sold for 10% more than the index says after `years`.
const soldTwice = (id: number, years: number) => {
  const facts = { houseNumber: String(id), yearBuilt: 1980 };
  const first = makeSale({ ...facts, id, day: before(years), price: 200_000 });
  const price = Math.round(1.1 * indexed(200_000, first.day));
  return [first, makeSale({ ...facts, id: id + 1000, day: DAY, price })] as const;
};

it("finds each home's earlier sale at any age, as far as it was of the same home and market", async () => {
  const homes = Object.values(YEARS).map((years, index) => soldTwice(index + 1, years));
  const [first, second] = soldTwice(9, YEARS.five);
  const unlike = [
    { ...first, yearBuilt: 2022, houseNumber: "10" },
    { ...second, yearBuilt: 2022, houseNumber: "10" },
    { ...first, market: "Other", houseNumber: "11" },
    { ...second, houseNumber: "11" },
    { ...second, houseNumber: "12" },
  ];
  const all = [...homes.flat(), ...unlike];
  const newest = all.filter(({ day }) => day === DAY);
  const resales = await findResales(newest, "Test", memorySource(all));
  expect(resales.map(({ gap }) => gap)).toEqual([0, 1, 2, 4]);
  for (const { error } of resales) expect(error).toBeCloseTo(-Math.log(1.1), 4);
});

const resalesOf = (gap: number, count: number, error: (index: number) => number): Resale[] =>
  Array.from({ length: count }, (_, index) => ({ gap, error: error(index) }));

it("shifts by the median of a class, shrunk where there are few, and not within a year", () => {
  const [within, few, some, many, none] = measureResales([
    ...resalesOf(0, 500, () => -0.3),
    ...resalesOf(1, 29, () => -0.1),
    ...resalesOf(2, 30, () => -0.1),
    ...resalesOf(3, 2970, () => 0.1),
  ]);
  expect([within, few, none]).toEqual([null, null, null]);
  expect(some?.shift).toBeCloseTo(0.05, 6);
  expect(many?.shift).toBeCloseTo(-0.099, 6);
  expect([some?.salesCount, many?.salesCount]).toEqual([30, 2970]);
});

it("measures the errors that are left with the shift: their median, and a range with 80% of them", () => {
  // Evenly from −0.1 to 0.3, in turn.
  const spread = (index: number) => 0.1 + 0.2 * (((index * 37) % 401) / 200 - 1);
  const error = measureResales(resalesOf(2, 4010, spread))[2];
  expect(error?.shift).toBeCloseTo(-0.1, 2);
  expect(error?.halfRange).toBeCloseTo(0.16, 2);
  expect(error?.medianError).toBeCloseTo(0.1, 2);
});
