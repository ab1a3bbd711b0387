import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { salesSource, saveSales } from "#db/queries/sales.ts";
import { readStoredModel, saveStoredModel } from "#db/queries/valuation-models.ts";
import { sales, valuationMarkets, valuationZips } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import type { FittedMarket } from "#lib/valuation/calibrated-fit.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { MARKET_DAY, syntheticSales } from "#tests/valuation/market.ts";
import { makeSubject } from "#tests/valuation/subject.ts";
import { refitMarket } from "./valuation-models.ts";

const SALES = syntheticSales(300);

function rows(list = SALES) {
  return list.map(({ id, day, ...facts }) => ({
    ...facts,
    source: "test",
    sourceId: String(id),
    soldOn: isoOf(day),
  }));
}

beforeEach(async () => {
  await database().delete(sales);
  await database().delete(valuationMarkets);
});

it("stores the fitted model and its error", async () => {
  await saveSales(rows());
  const fitted = await refitMarket("Test");
  const expected = await fitMarket("Test", () => [SALES]);
  const stored = await readStoredModel("Test", ["62701", "99999"]);
  expect(stored?.model.salesCount).toBe(300);
  expect(stored?.model.terms.intercept).toBeCloseTo(expected?.terms.intercept ?? 0, 8);
  expect(stored?.model.terms).toEqual(fitted?.model.terms);
  expect([...(stored?.model.zips.keys() ?? [])]).toEqual(["62701"]);
  expect(stored?.model.zips.get("62701")).toEqual(fitted?.model.zips.get("62701"));
  expect(Object.keys(stored?.calibration ?? {}).sort()).toEqual(["city", "state", "street", "zip"]);
  // The prices have 5% noise.
  expect(stored?.calibration?.zip?.medianError).toBeLessThan(0.08);
  expect(stored?.calibration?.zip?.medianError).toBeGreaterThan(0.01);
});

it("refitted, replaces the last model, zips and all", async () => {
  await saveSales(rows());
  await refitMarket("Test");
  await database().delete(sales);
  await saveSales(rows(SALES.filter((sale) => sale.zipCode === "62702")));
  await refitMarket("Test");
  const stored = await readStoredModel("Test", ["62701", "62702"]);
  expect([...(stored?.model.zips.keys() ?? [])]).toEqual(["62702"]);
  expect(await database().select().from(valuationMarkets)).toHaveLength(1);
});

it("keeps the last model when there are too few sales for another", async () => {
  await saveSales(rows());
  await refitMarket("Test");
  await database().delete(sales);
  await saveSales(rows(SALES.slice(0, 10)));
  expect(await refitMarket("Test")).toBeNull();
  expect((await readStoredModel("Test", []))?.model.salesCount).toBe(300);
});

it("ignores sales on the end date or later", async () => {
  await saveSales(rows());
  const days = SALES.map(({ day }) => day).sort((a, b) => a - b);
  const before = days[150] ?? 0;
  const fitted = await refitMarket("Test", database(), before);
  expect(fitted?.model.salesCount).toBe(days.filter((day) => day < before).length);
  expect(fitted?.model.terms.lastDay).toBeLessThan(before);
});

it("a market that was never fitted has no model", async () => {
  expect(await readStoredModel("Nowhere", ["62701"])).toBeNull();
  expect(await salesSource().modelOf("Nowhere", [])).toBeNull();
});

describe("a stored model of another shape", () => {
  const OF_MARKET = eq(valuationMarkets.market, "Test");
  const { terms, calibration } = valuationMarkets;
  let fitted: FittedMarket;
  beforeAll(async () => {
    await saveSales(rows());
    fitted = (await refitMarket("Test"))!;
  });

  const breakages = {
    "without a range of areas": () =>
      database()
        .update(valuationMarkets)
        .set({ terms: sql`${terms} - 'livingAreas'` }),
    "with a term too few": () =>
      database()
        .update(valuationMarkets)
        .set({ terms: sql`${terms} #- '{coefficients,0}'` }),
    "that is no object": () =>
      database()
        .update(valuationMarkets)
        .set({ terms: sql`'7'::jsonb` }),
    "with another calibration": () =>
      database()
        .update(valuationMarkets)
        .set({ calibration: sql`${calibration} || '{"street": 1}'` }),
    "with other effects of its zips": () =>
      database()
        .update(valuationZips)
        .set({ effects: [0.1] }),
  };

  it.each(Object.entries(breakages))(
    "%s counts as not fitted, and is logged once",
    async (_, spoil) => {
      await saveSales(rows());
      await saveStoredModel(fitted);
      await spoil();
      const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
      expect(await readStoredModel("Test", ["62701"])).toBeNull();
      const now = new Date(isoOf(MARKET_DAY));
      const view = await valueBySalesComparison(makeSubject(), salesSource(), now);
      expect(view.estimate).toBeGreaterThan(100_000);
      expect(view.source?.publishedError).toBeNull();
      expect(log).toHaveBeenCalledTimes(1);
      expect(String(log.mock.calls[0])).toContain("npm run fit:valuation");

      await refitMarket("Test");
      expect(await readStoredModel("Test", ["62701"])).not.toBeNull();
      expect(await database().select().from(valuationMarkets).where(OF_MARKET)).toHaveLength(1);
    },
  );
});
