import { describe, expect, it } from "vitest";
import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { isoOf } from "#lib/days.ts";
import { makeSale, MARKET_DAY, memorySource, trueValue } from "#tests/valuation/market.ts";
import { BASICS, makeSubject as subject, PROPERTY } from "#tests/valuation/subject.ts";
import { NOW, SALES, valueHome } from "#tests/valuation/value-home.ts";
import type { Sale } from "./data/home.ts";
import { subjectFromProperty } from "./data/subject.ts";
import { valueBySalesComparison } from "./sales-comparison.ts";

const value = (of = subject(), sales = SALES) => valueHome(of, { sales });

describe("an estimate", () => {
  it("comes close to what the home is worth, within its range", async () => {
    const view = await value();
    const worth = Math.exp(trueValue({ ...makeSale(), zipCode: "62701" }));
    expect(Math.abs((view.estimate ?? 0) / worth - 1)).toBeLessThan(0.05);
    expect(view.low).toBeLessThan(view.estimate ?? 0);
    expect(view.high).toBeGreaterThan(view.estimate ?? 0);
    expect(view).toMatchObject({
      assessment: null,
      owner: null,
      propertySize: 1800,
      lotSize: 7000,
      estimateDate: isoOf(MARKET_DAY),
      retrievedAt: NOW.toISOString(),
    });
    expect(view.confidence).toBeGreaterThan(70);
  });

  it("can be worked out again from its comparables", async () => {
    const { estimate, comparables, source } = await value();
    const parts = (comparables ?? []).map(
      ({ share, adjustedPrice }) => share * Math.log(adjustedPrice ?? Number.NaN),
    );
    const shares = (comparables ?? []).reduce((sum, { share }) => sum + share, 0);
    const area = source?.areaModel ?? { share: 0, value: 1 };
    expect(shares + area.share).toBeCloseTo(1, 10);
    const again = Math.exp(
      parts.reduce((sum, part) => sum + part, area.share * Math.log(area.value)),
    );
    expect(Math.abs(again / (estimate ?? 1) - 1)).toBeLessThan(0.001);
  });

  it("shows how much an odd price counts", async () => {
    const { comparables: [heaviest] = [] } = await value().then(({ comparables }) => ({
      comparables: comparables ?? [],
    }));
    const odd = SALES.map((sale) =>
      sale.id === heaviest?.id ? { ...sale, price: 10 * sale.price } : sale,
    );
    const sale = (await value(subject(), odd)).comparables?.find(({ id }) => id === heaviest?.id);
    const last = sale?.adjustments.at(-1);
    expect(last?.label).toBe("Unusual price, partly counted");
    expect(last?.amount).toBeLessThan(0);
    expect(sale?.adjustments.reduce((sum, { amount }) => sum + amount, sale.price)).toBe(
      sale?.adjustedPrice,
    );
    const modelled = (sale?.adjustedPrice ?? 0) / Math.exp(0.6);
    expect(Math.abs(modelled / (heaviest?.adjustedPrice ?? 1) - 1)).toBeLessThan(0.2);
  });

  it("explains each comparable: price and adjustments lead to the adjusted price", async () => {
    const { comparables } = await value();
    expect(comparables).toHaveLength(15);
    for (const { price, adjustments, adjustedPrice } of comparables ?? []) {
      const sum = adjustments.reduce((total, { amount }) => total + amount, price);
      expect(sum).toBe(adjustedPrice);
    }
  });

  it("adjusts a smaller comparable up and a larger one down", async () => {
    const { comparables } = await value();
    for (const { livingArea, adjustments } of comparables ?? []) {
      const amount = adjustments.find(({ label }) => label === "Living area")?.amount ?? 0;
      expect(Math.sign(amount)).toBe(Math.sign(1800 - (livingArea ?? 0)));
    }
  });

  it("rises with the living area", async () => {
    const [small, large] = [
      await value(subject({ livingArea: 1500 })),
      await value(subject({ livingArea: 2100 })),
    ];
    expect(large.estimate).toBeGreaterThan((small.estimate ?? 0) * 1.1);
  });

  it("takes nothing from the day of valuation or later, or from before two years ago", async () => {
    const before = await value();
    const late = [0, 1, -731].map((days, index) =>
      makeSale({ id: 9001 + index, day: MARKET_DAY + days, price: 5_000_000 }),
    );
    expect(await value(subject(), [...SALES, ...late])).toEqual(before);
  });

  it("is made even where no model was fitted yet", async () => {
    const view = await valueBySalesComparison(subject(), memorySource(SALES), NOW);
    expect(Math.abs((view.estimate ?? 0) / ((await value()).estimate ?? 1) - 1)).toBeLessThan(0.05);
  });
});

describe("where the home is", () => {
  const HOUSE = { houseNumber: "212", street: "Oak St", zipCode: "62701" };
  const at = (facts: Partial<Sale>) =>
    makeSale({ ...HOUSE, id: 9001, latitude: 39.8, longitude: -89.65, ...facts });
  const locationIn = async (sales: readonly Sale[]) =>
    (await value(subject(), [...SALES, ...sales])).source?.location;

  it("is unknown while no sale on its street has coordinates", async () => {
    expect(await locationIn([])).toBeNull();
  });

  it("is that of its own last sale", async () => {
    expect(await locationIn([at({})])).toEqual({
      latitude: 39.8,
      longitude: -89.65,
      isApproximate: false,
    });
  });

  it("is approximately that of a house nearby on its street", async () => {
    expect(await locationIn([at({ houseNumber: "216" })])).toMatchObject({
      latitude: 39.8,
      isApproximate: true,
    });
  });

  it("comes with each comparable's own, if it has one", async () => {
    const sales = SALES.map((sale) =>
      sale.id === 1 ? { ...sale, latitude: 39.81, longitude: -89.6 } : sale,
    );
    const { comparables } = await value(subject(), sales);
    for (const { id, location } of comparables ?? []) {
      expect(location).toEqual(id === 1 ? { latitude: 39.81, longitude: -89.6 } : null);
    }
  });
});

describe("what it needs to know of the home", () => {
  it("without basics names what is missing", async () => {
    const view = await value(subjectFromProperty({ ...PROPERTY, propertyBasics: null }));
    expect(view).toMatchObject({ estimate: null, propertySize: null });
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
    expect(view.source?.reason).toMatch(/in The Basics/);
  });

  it.each([0, 12, 900_000_000])("a living area of %d is no home", async (area) => {
    const basics = { ...BASICS, finishedSquareFootage: area };
    const view = await value(subjectFromProperty({ ...PROPERTY, propertyBasics: basics }));
    expect(view.estimate).toBeNull();
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  });

  it("land is not valued", async () => {
    const view = await value(subject({ propertyType: "land_lot" }));
    expect(view.source?.reason).toBe("We can't estimate land without a home on it yet.");
  });

  it("assumes local typical values for missing facts, and says so", async () => {
    const view = await value(subject({ lotSize: null, yearBuilt: null, bathrooms: null }));
    expect(view.estimate).not.toBeNull();
    expect(view.lotSize).toBeNull();
    expect(view.source?.assumed).toEqual(["lotSize", "yearBuilt", "bathrooms"]);
    expect(view.source?.facts).toMatchObject({
      livingArea: 1800,
      lotSize: expect.any(Number),
      yearBuilt: expect.any(Number),
      bathrooms: expect.any(Number),
      yearRemodeled: null,
    });
    const condo = await value(subject({ lotSize: null, propertyType: "condominium" }));
    expect(condo.source?.assumed).toEqual([]);
  });

  it("says what it assumed about the home, with or without an estimate", async () => {
    const facts = {
      livingArea: 1800,
      basementArea: 0,
      lotSize: 7000,
      bedrooms: 3,
      bathrooms: 2,
      yearBuilt: 1980,
      yearRemodeled: null,
      ...NO_OPTIONAL_FACTS,
    };
    expect((await value()).source).toMatchObject({ facts, assumed: [] });
    const tiny = await value(subject({ livingArea: 12 }));
    expect(tiny.source).toMatchObject({ facts: { ...facts, livingArea: 12 }, assumed: [] });
    expect((await value(subject(), [])).source?.facts).toEqual(facts);
  });

  it("gives an estimate of finite numbers for the largest and oddest basics", async () => {
    const basics = {
      ...BASICS,
      bedrooms: 100,
      fullBathrooms: 100,
      finishedSquareFootage: 6000,
      basementSquareFootage: 1_000_000_000,
      lotSize: 1_000_000_000,
      yearBuilt: 1600,
      structuralRemodelYear: 2031,
    };
    const view = await value(subjectFromProperty({ ...PROPERTY, propertyBasics: basics }));
    expect(view.estimate).toBeGreaterThan(0);
  });
});

describe("the home's own last sale", () => {
  const own = [
    makeSale({ id: 9001, houseNumber: "212", street: "Oak St.", day: 9000, price: 150_000 }),
    makeSale({ id: 9002, houseNumber: "212", street: "OAK STREET", day: 12_000, price: 250_000 }),
    makeSale({ id: 9003, houseNumber: "212", street: "Elm St", day: 13_000, price: 999_000 }),
    makeSale({ id: 9004, houseNumber: "212", street: "Oak St", day: MARKET_DAY + 5, price: 1 }),
  ];
  const sales = [...SALES.filter((sale) => sale.houseNumber !== "212"), ...own];

  it("is the newest of its address, however it is spelled", async () => {
    const view = await value(subject(), sales);
    expect(view).toMatchObject({ lastSalePrice: 250_000, lastSaleDate: isoOf(12_000) });
  });

  it("is shown even without an estimate", async () => {
    const view = await value(subject({ propertyType: "land_lot" }), sales);
    expect(view).toMatchObject({ estimate: null, lastSalePrice: 250_000 });
  });

  it("is labeled where it is a demonstration sale", async () => {
    const demo = sales.map((sale) => ({ ...sale, isDemo: sale.id === 9002 }));
    expect((await value(subject(), demo)).source?.isDemo).toBe(true);
    expect((await value(subject({ livingArea: null }), demo)).source?.isDemo).toBe(true);
    expect((await value(subject({ livingArea: null }), sales)).source?.isDemo).toBe(false);
  });

  it.each([
    ["95-1300", "95-1001"],
    ["95-1300", "95"],
    ["37-12", "37-21"],
    ["208 1/2", "208"],
    ["1207A", "1207B"],
    ["1207", "1207A"],
  ])("of number %s is not that of %s", async (houseNumber, other) => {
    const near = makeSale({ id: 9001, houseNumber: other, price: 250_000 });
    const home = subject({ houseNumber });
    expect((await value(home, [...SALES, near])).lastSalePrice).toBeNull();
    const same = makeSale({ id: 9002, houseNumber, price: 260_000 });
    expect((await value(home, [...SALES, near, same])).lastSalePrice).toBe(260_000);
  });

  it("is of the same unit", async () => {
    const inUnit = (unit: string | null) => own.map((sale) => ({ ...sale, unit }));
    const of = async (unit: string | null, sold: readonly Sale[]) =>
      (await value(subject({ unit }), [...SALES, ...sold])).lastSalePrice;
    expect(await of("3", inUnit("3"))).toBe(250_000);
    expect(await of("3", inUnit("4"))).toBeNull();
    expect(await of("3", own)).toBeNull();
    expect(await of(null, inUnit("3"))).toBeNull();
  });

  it("of a condominium is found by its unit, and unknown without one", async () => {
    const condominium = { propertyType: "condominium" } as const;
    const inUnit = own.map((sale) => ({ ...sale, ...condominium, unit: "3" }));
    const all = [...sales, ...own.map((sale) => ({ ...sale, ...condominium })), ...inUnit];
    expect((await value(subject(condominium), all)).lastSalePrice).toBeNull();
    expect((await value(subject({ ...condominium, unit: "3" }), all)).lastSalePrice).toBe(250_000);
    const ofCondominiums = own.map((sale) => ({ ...sale, ...condominium }));
    expect((await value(subject(), [...SALES, ...ofCondominiums])).lastSalePrice).toBeNull();
  });
});
