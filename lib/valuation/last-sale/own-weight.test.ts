import { expect, it } from "vitest";
import { isoOf } from "#lib/days.ts";
import { makeSale, MARKET_DAY, memorySource, syntheticSales } from "#tests/valuation/market.ts";
import { subjectFromSale } from "../data/subject.ts";
import { estimateAsOf } from "../backtest.ts";
import { fitCalibrated } from "../calibrated-fit.ts";
import { valueBySalesComparison } from "../sales-comparison.ts";
import { fitOwnWeights, gapClass, usableOwnSale } from "./own-weight.ts";

const pairs = (count: number, gap: number, pull: number, price: number) =>
  Array.from({ length: count }, (_, index) => {
    const sign = index % 2 === 0 ? 1 : -1;
    return { own: { gap, pull: sign * pull }, error: -sign * price };
  });

it("sorts last sales by years", () => {
  expect([1, 365, 366, 1095, 2000, 5000, 9000].map(gapClass)).toEqual([0, 0, 1, 1, 2, 3, 4]);
});

it("weighs by how far prices followed the last sale, shrunk where there are few pairs", () => {
  const weights = fitOwnWeights([...pairs(2000, 1, 0.2, 0.1), ...pairs(30, 3, 0.2, 0.1)]);
  expect(weights[1]).toBeCloseTo(0.5, 1);
  expect(weights[3]).toBeCloseTo(0.25, 2);
  expect([weights[0], weights[2], weights[4]]).toEqual([0, 0, 0]);
});

it("never counts a last sale against itself, or alone", () => {
  expect(fitOwnWeights(pairs(500, 0, 0.1, -0.1))[0]).toBe(0);
  expect(fitOwnWeights(pairs(5000, 0, 0.1, 0.3))[0]).toBe(0.9);
  expect(fitOwnWeights([{ own: null, error: 0.1 }])).toEqual([0, 0, 0, 0, 0]);
});

it("doesn't use a sale of another market, of land, or from before the home was built", () => {
  const sale = makeSale({ day: 10_000 });
  expect(usableOwnSale(sale, { yearBuilt: 1980 }, "Test")).toBe(sale);
  expect(usableOwnSale(sale, { yearBuilt: null }, "Test")).toBe(sale);
  expect(usableOwnSale(sale, { yearBuilt: 1999 }, "Test")).toBeNull();
  expect(usableOwnSale(sale, { yearBuilt: 1980 }, "Other")).toBeNull();
  const land = { ...sale, propertyType: "land_lot" } as const;
  expect(usableOwnSale(land, { yearBuilt: 1980 }, "Test")).toBeNull();
});

// Homes whose prices differ by ±15% for reasons that no column has, each sold twice.
const REPEATED = syntheticSales(700, { noise: 0.02 }).flatMap((sale, index) => {
  const price = Math.round(sale.price * (index % 2 === 0 ? 1.15 : 0.85));
  const home = { ...sale, price, houseNumber: String(100 + index) };
  return [home, { ...home, id: 10_000 + index, day: sale.day - 1500 }];
});

const BEFORE = MARKET_DAY - 60;
const source = memorySource(REPEATED);
const read = (day: number) => [REPEATED.filter((sale) => sale.day < day)];
const fitted = (await fitCalibrated("Test", read, source, BEFORE))!;

it("learns from homes that sold twice, comes closer by it, and its shares add up", async () => {
  const weights = fitted.calibration?.street?.ownWeights ?? [];
  expect(weights[2]).toBeGreaterThan(0.5);
  const later = REPEATED.filter((sale) => sale.day >= BEFORE);
  let [withOwn, without] = [0, 0];
  for (const sale of later) {
    const subject = subjectFromSale(sale);
    const estimate = await estimateAsOf(subject, sale.day, source, fitted);
    const stranger = { ...subject, houseNumber: "99" };
    const other = await estimateAsOf(stranger, sale.day, source, fitted);
    withOwn += Math.abs(Math.log(estimate!.value / sale.price));
    without += Math.abs(Math.log(other!.value / sale.price));
    const { modelled, modelWeight, comparables } = estimate!;
    const total = comparables.reduce((sum, { weight }) => sum + weight, modelWeight);
    const moved = comparables.reduce((sum, { weight, residual }) => sum + weight * residual, 0);
    expect(Math.log(estimate!.value)).toBeCloseTo(modelled + moved / total, 9);
    expect(comparables[0]?.sale.houseNumber).toBe(sale.houseNumber);
  }
  expect(later.length).toBeGreaterThan(30);
  expect(withOwn).toBeLessThan(0.6 * without);
});

it("shows an old last sale with its share, and without one when it's excluded", async () => {
  const sale = REPEATED.findLast(({ day, id }) => day >= BEFORE && id < 10_000)!;
  const old = REPEATED.find(({ id }) => id === 10_000 + sale.id - 1)!;
  const sales = memorySource(
    REPEATED.filter(({ id }) => id !== sale.id),
    fitted,
  );
  const now = new Date(isoOf(MARKET_DAY));
  const subject = subjectFromSale(sale);
  const view = await valueBySalesComparison(subject, sales, now);
  const [first] = view.comparables ?? [];
  expect(first).toMatchObject({ id: old.id, price: old.price, isLeftOut: false });
  expect(first?.share).toBeGreaterThan(0.4);
  expect(view.source?.summary).toMatch(/^Based on .*, and your home's last sale\. /);
  const without = await valueBySalesComparison(subject, sales, now, [old]);
  expect(without.comparables?.at(-1)).toMatchObject({ id: old.id, share: 0, isLeftOut: true });
  expect(without.source?.summary).not.toContain("your home's last sale");
  expect(without.source?.estimateWithAll).toBe(view.estimate);
  expect(without.estimate).not.toBe(view.estimate);
  expect(without.low! / without.estimate!).toBeLessThanOrEqual(view.low! / view.estimate! + 1e-5);
});
