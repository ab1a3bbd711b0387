import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { DEMO_ADDRESS, DEMO_SOURCE, demoSales } from "#db/demo/sales.ts";
import { findNewestSaleDay, salesSource, saveSales } from "#db/queries/sales.ts";
import { sales, valuationMarkets } from "#db/schema/index.ts";
import { NO_OPTIONAL_FACTS, OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { type ListedSale, marketPace } from "#lib/pricing/market-pace.ts";
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
      list.map(({ soldOn: _sold, listedOn: _listed, ...home }) => home);
    expect(homes(one)).toEqual(homes(other));
    const dates = one.map(({ soldOn }) => soldOn).sort();
    expect(dates.at(-1)).toBe("2026-11-03");
    expect(dates[0]?.slice(0, 7)).toBe("2024-11");
    expect(one.length).toBeGreaterThan(300);
    expect(one.every(({ isDemo, source }) => isDemo && source === DEMO_SOURCE)).toBe(true);
  });

  it("have realistic prices", () => {
    const prices = demoSales(TODAY).map(({ price }) => price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(100_000);
    expect(Math.max(...prices)).toBeLessThan(1_500_000);
  });

  it("include how homes were listed, enough for every sentence of a price check-up", () => {
    const inZip = demoSales(TODAY).filter(({ zipCode }) => zipCode === DEMO_ADDRESS.zipCode);
    const pace = marketPace(inZip as ListedSale[], 21);
    expect(pace).toMatchObject({ until: "contract", isDemo: true, moreDays: expect.any(Number) });
    expect(pace?.percentOfListPrice?.longer).toBeLessThan(pace?.percentOfListPrice?.sooner ?? 0);
    expect(pace?.lowered?.percent).toBeGreaterThan(0);
  });

  it("cover every step of the search for comparable sales, and show what condition is worth", async () => {
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
    const [average, good] = await Promise.all(
      [3, 4].map((condition) => value({ optionalFacts: { condition } })),
    );
    expect(average?.source?.optionalFacts).toEqual([...OPTIONAL_FACTS]);
    const step = Math.log((good?.estimate ?? 0) / (average?.estimate ?? 0));
    expect(step).toBeGreaterThan(0.03);
    expect(step).toBeLessThan(0.07);
    expect((await value({ state: "ME", city: "Bangor", zipCode: "04401" })).estimate).toBeNull();
  });
});

describe("refreshing the demonstration sales", () => {
  it("changes nothing within a month, unless an earlier version stored fewer facts", async () => {
    expect(await refreshDemoSales(TODAY)).toBe(true);
    expect(await refreshDemoSales(TODAY)).toBe(false);
    expect(await refreshDemoSales(later(28))).toBe(false);
    expect(await findNewestSaleDay(DEMO_SOURCE)).toBe("2026-11-03");
    const stored = () => database().select().from(sales).orderBy(sales.id);
    const before = await stored();
    const unlisted = { listedOn: null, daysOnMarket: null, listPrice: null };
    await database()
      .update(sales)
      .set({ ...NO_OPTIONAL_FACTS, ...unlisted, originalListPrice: null, price: 1 });
    expect(await refreshDemoSales(TODAY)).toBe(true);
    expect(await stored()).toEqual(before);
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
