import { beforeAll, describe, expect, it } from "vitest";
import {
  makeSale,
  MARKET_DAY,
  memorySource,
  syntheticSales,
  trueValue,
} from "#tests/valuation/market.ts";
import { estimateAsOf } from "./backtest.ts";
import { fitCalibrated } from "./calibrated-fit.ts";
import type { CalibratedModel } from "./calibration.ts";
import type { Sale } from "./data/home.ts";
import { subjectFromSale } from "./data/subject.ts";
import { fitMarket } from "./model/fit.ts";

const SALES = syntheticSales(800, { noise: 0.1 });

let calibrated: CalibratedModel;
beforeAll(async () => {
  calibrated = await fit(SALES);
});

const before = (sales: readonly Sale[]) => (day: number) => [
  sales.filter((sale) => sale.day < day),
];

async function fit(sales: readonly Sale[], until?: number) {
  const fitted = await fitCalibrated("Test", before(sales), memorySource(sales), until);
  if (!fitted) throw new Error("not fitted");
  return fitted;
}

describe("a calibrated fit", () => {
  it("is the plain fit, with the errors of past estimates beside it", async () => {
    const { model, calibration } = calibrated;
    expect(model).toEqual(await fitMarket("Test", () => [SALES]));
    expect(Object.keys(calibration ?? {}).sort()).toEqual(["city", "state", "street", "zip"]);
    expect(calibration?.zip?.medianError).toBeGreaterThan(0.02);
    expect(calibration?.zip?.medianError).toBeLessThan(0.12);
  });

  it("gives a range that holds about four of five prices that it has not seen", async () => {
    const unseen = syntheticSales(500, { noise: 0.1, seed: 99 });
    let covered = 0;
    for (const sale of unseen) {
      const subject = { ...subjectFromSale(sale), street: null, houseNumber: null };
      const estimate = await estimateAsOf(subject, MARKET_DAY, memorySource(SALES), calibrated);
      if (!estimate) throw new Error("no estimate");
      if (estimate.low <= sale.price && sale.price <= estimate.high) covered++;
    }
    expect(covered / unseen.length).toBeGreaterThan(0.72);
    expect(covered / unseen.length).toBeLessThan(0.9);
  });

  it("up to a day knows nothing of that day or later", async () => {
    const day = MARKET_DAY - 200;
    const changed = SALES.map((sale) => (sale.day >= day ? { ...sale, price: 9_000_000 } : sale));
    expect(await fit(changed, day)).toEqual(await fit(SALES, day));
  });

  it("needs fifty past estimates before it publishes an error", async () => {
    const few = await fit(SALES.slice(0, 60));
    expect(few.calibration).toEqual({});
    const none = SALES.slice(0, 19);
    expect(await fitCalibrated("Test", before(none), memorySource(none))).toBeNull();
  });
});

describe("an estimate for a past day", () => {
  it("is the same whatever happened on that day and after it", async () => {
    const sale = makeSale({ id: 5000, day: MARKET_DAY - 100 });
    const past = SALES.filter(({ day }) => day < sale.day);
    const value = async (sales: readonly Sale[]) =>
      (await estimateAsOf(subjectFromSale(sale), sale.day, memorySource(sales), calibrated))?.value;
    const expected = await value(past);
    expect(await value(SALES)).toBe(expected);
    expect(await value([...SALES, { ...sale, price: 5_000_000 }])).toBe(expected);
    expect(Math.abs(Math.log(expected ?? 1) - trueValue(sale))).toBeLessThan(0.1);
  });

  it("is none where there are too few sales of the model's market", async () => {
    const foreign = SALES.map((sale) => ({ ...sale, market: "Other" }));
    const subject = subjectFromSale(makeSale());
    expect(await estimateAsOf(subject, MARKET_DAY, memorySource(foreign), calibrated)).toBeNull();
    expect(await estimateAsOf(subject, MARKET_DAY, memorySource([]), calibrated)).toBeNull();
  });
});
