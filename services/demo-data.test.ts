import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { DEMO_ADDRESS, DEMO_SOURCE, demoSales } from "#db/demo/sales.ts";
import { findNewestSaleDay, salesSource, saveSales } from "#db/queries/sales.ts";
import { sales, valuationMarkets } from "#db/schema/index.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { BASICS } from "#tests/valuation/subject.ts";
import { refreshDemoSales } from "./demo-data.ts";

const TODAY = new Date("2026-11-05T12:00:00Z");
const later = (days: number) => new Date(TODAY.getTime() + days * 86_400_000);
beforeEach(async () => {
  await database().delete(sales);
  await database().delete(valuationMarkets);
});

const value = (place: object, now = TODAY) =>
  valueBySalesComparison(
    subjectFromProperty({ ...DEMO_ADDRESS, propertyBasics: BASICS, ...place }),
    salesSource(),
    now,
  );

describe("the demonstration sales", () => {
  it("are the same homes at the same prices on any day, dated in the two years before", () => {
    const [one, other] = [demoSales(TODAY), demoSales(later(400))];
    const homes = (list: ReturnType<typeof demoSales>) =>
      list.map(({ soldOn: _, ...home }) => home);
    expect(homes(one)).toEqual(homes(other));
    const dates = one.map(({ soldOn }) => soldOn).sort();
    expect(dates.at(-1)).toBe("2026-11-03");
    expect(dates[0]?.slice(0, 7)).toBe("2024-11");
    expect(one.length).toBeGreaterThan(300);
    expect(one.every(({ isDemo, source }) => isDemo && source === DEMO_SOURCE)).toBe(true);
  });

  it("have realistic prices", () => {
    const prices = demoSales(TODAY).map(({ price }) => price);
    expect(Math.min(...prices)).toBeGreaterThan(100_000);
    expect(Math.max(...prices)).toBeLessThan(1_500_000);
  });

  it("cover every step of the search for comparable sales", async () => {
    await refreshDemoSales(TODAY);
    const places = {
      street: {},
      zip: { addressLine1: "9 Elsewhere Rd" },
      distance: { addressLine1: "1300 Larkspur Lane", zipCode: "53711" },
      city: { zipCode: "53713" },
      state: { city: "Milwaukee", zipCode: "53202" },
    };
    for (const [step, place] of Object.entries(places)) {
      const { estimate, source } = await value(place);
      expect([step, source?.step, source?.isDemo]).toEqual([step, step, true]);
      expect(estimate).toBeGreaterThan(150_000);
      expect(source?.publishedError?.medianPercent).toBeGreaterThan(1);
    }
    expect((await value({ state: "ME", city: "Bangor", zipCode: "04401" })).estimate).toBeNull();
  });
});

describe("refreshing the demonstration sales", () => {
  it("changes nothing within a month", async () => {
    expect(await refreshDemoSales(TODAY)).toBe(true);
    expect(await refreshDemoSales(TODAY)).toBe(false);
    expect(await refreshDemoSales(later(28))).toBe(false);
    expect(await findNewestSaleDay(DEMO_SOURCE)).toBe("2026-11-03");
  });

  it("updates their dates later, and keeps their ids", async () => {
    await refreshDemoSales(TODAY);
    const ids = async () =>
      (await database().select({ id: sales.id }).from(sales)).map(({ id }) => id);
    const before = (await ids()).sort();
    expect(await refreshDemoSales(later(900))).toBe(true);
    expect((await ids()).sort()).toEqual(before);
    expect((await value({}, later(900))).estimate).not.toBeNull();
  });

  it("doesn't change real sales", async () => {
    const [first] = demoSales(TODAY);
    if (!first) throw new Error("no sale");
    await saveSales([{ ...first, source: "county", isDemo: false, price: 123_456 }]);
    await refreshDemoSales(TODAY);
    const real = (await database().select().from(sales)).filter(
      ({ source }) => source === "county",
    );
    expect(real.map(({ price }) => price)).toEqual([123_456]);
  });
});
