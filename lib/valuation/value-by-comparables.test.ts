import { beforeAll, describe, expect, it } from "vitest";
import { valuationView } from "#lib/schemas/valuation.ts";
import { makeSale, MARKET_DAY, memorySource, syntheticSales, trueValue } from "#tests/market.ts";
import { isoOf } from "./days.ts";
import { fitMarket } from "./fit.ts";
import { subjectOf, valueProperty, type StoredModel, type Subject } from "./index.ts";

const NOW = new Date(`${isoOf(MARKET_DAY)}T15:00:00Z`);
const SALES = syntheticSales(400);
const BASICS = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 0,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1800,
  basementSquareFootage: 0,
  garageSquareFootage: 0,
  lotSize: 7000,
  yearBuilt: 1980,
  structuralRemodelYear: 0,
  hoaFees: 0,
};
const PROPERTY = {
  propertyType: "single_family",
  addressLine1: "212 Oak Street",
  city: "springfield",
  state: "Illinois",
  zipCode: "62701-4321",
  propertyBasics: BASICS,
} as const;

const subject = (facts: Partial<Subject> = {}): Subject => ({ ...subjectOf(PROPERTY), ...facts });

let stored: StoredModel;
beforeAll(async () => {
  const model = await fitMarket("Test", () => [SALES]);
  if (!model) throw new Error("not fitted");
  stored = { model, calibration: null };
});

async function value(of: Subject = subject(), sales = SALES) {
  const view = await valueProperty(of, { sales: memorySource(sales, stored), now: NOW });
  return valuationView.parse(view);
}

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

  it("shows an odd price as far as it counts", async () => {
    const { comparables: [heaviest] = [] } = await value().then(({ comparables }) => ({
      comparables: comparables ?? [],
    }));
    const odd = SALES.map((sale) =>
      sale.id === heaviest?.id ? { ...sale, price: 10 * sale.price } : sale,
    );
    const sale = (await value(subject(), odd)).comparables?.find(({ id }) => id === heaviest?.id);
    const last = sale?.adjustments.at(-1);
    expect(last?.label).toBe("Unusual price, counted in part");
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
    const view = await valueProperty(subject(), { sales: memorySource(SALES), now: NOW });
    expect(Math.abs((view.estimate ?? 0) / ((await value()).estimate ?? 1) - 1)).toBeLessThan(0.05);
  });
});

describe("where it looks for sales", () => {
  const count = (zipCode: string) => SALES.filter((sale) => sale.zipCode === zipCode).length;

  it("on the street, in the zip", async () => {
    const { source } = await value();
    expect(source).toMatchObject({
      step: "street",
      place: "Oak Street",
      salesCount: count("62701"),
      isDemo: false,
    });
    expect(source?.summary).toMatch(/^Based on 200 recorded sales in zip code 62701, those on Oak/);
  });

  it("in the zip, when the street has none", async () => {
    const { source } = await value(subject({ street: "Nowhere Ln" }));
    expect(source).toMatchObject({ step: "zip", place: "62701", salesCount: count("62701") });
  });

  it("by distance, when it knows where homes stand", async () => {
    const placed = SALES.map((sale) => ({
      ...sale,
      latitude: 39.8 + (sale.houseNumber ?? 0) / 10_000,
      longitude: -89.6,
    }));
    const { source, comparables } = await value(
      subject({ latitude: 39.82, longitude: -89.6 }),
      placed,
    );
    expect(source).toMatchObject({ step: "distance", place: "62701" });
    expect(comparables?.[0]?.distanceMiles).toBeLessThan(1);
  });

  it("takes a neighbor's coordinates for its own", async () => {
    const placed = SALES.map((sale) => ({ ...sale, latitude: 39.8, longitude: -89.6 }));
    expect((await value(subject(), placed)).source?.step).toBe("distance");
    const elsewhere = await value(subject({ houseNumber: 5000 }), placed);
    expect(elsewhere.source?.step).toBe("street");
  });

  it("in the city, when the zip has fewer than twenty", async () => {
    const few = SALES.filter((sale, index) => sale.zipCode !== "62701" || index < 38);
    expect(few.filter((sale) => sale.zipCode === "62701")).toHaveLength(19);
    const { source, comparables } = await value(subject(), few);
    expect(source).toMatchObject({ step: "city", place: "springfield, IL", salesCount: 219 });
    expect(comparables?.length).toBe(15);
  });

  it("in the state, when the city has fewer than twenty", async () => {
    const { source } = await value(subject({ zipCode: "60601", city: "Chicago" }));
    expect(source).toMatchObject({ step: "state", place: "IL", salesCount: 400 });
  });

  it("and gives up beyond", async () => {
    const view = await value(subject({ zipCode: "02139", city: "Cambridge", state: "MA" }));
    expect(view).toMatchObject({ estimate: null, low: null, confidence: null, comparables: null });
    expect(view.source).toMatchObject({
      reason: "There are no sales to compare with yet.",
      salesCount: 0,
      step: null,
    });
  });

  it("with nineteen sales in all can't tell, with twenty can", async () => {
    const zip = SALES.filter((sale) => sale.zipCode === "62701");
    const view = await value(subject(), zip.slice(0, 19));
    expect(view.estimate).toBeNull();
    expect(view.source?.reason).toBe(
      "There are only 19 sales to compare with, too few to tell: it takes at least 20.",
    );
    expect((await value(subject(), zip.slice(0, 1))).source?.reason).toMatch(
      /^There is only 1 sale /,
    );
    expect((await value(subject(), zip.slice(0, 20))).estimate).not.toBeNull();
  });

  it("speaks for one market, not for two that meet in a city", async () => {
    const other = syntheticSales(100).map((sale) => ({
      ...sale,
      id: sale.id + 5000,
      market: "Other",
      price: sale.price * 5,
    }));
    const view = await value(subject(), [...other, ...SALES]);
    expect(view.estimate).toBe((await value()).estimate);
  });

  it("says when they are for demonstration", async () => {
    const { source, comparables } = await value(
      subject(),
      SALES.map((sale) => ({ ...sale, isDemo: true })),
    );
    expect(source?.isDemo).toBe(true);
    expect(source?.summary).toContain("demonstration sales (fictional)");
    expect(comparables?.every((one) => one.isDemo)).toBe(true);
  });
});

describe("what it needs to know of the home", () => {
  it("without basics names what is missing", async () => {
    const view = await value(subjectOf({ ...PROPERTY, propertyBasics: null }));
    expect(view).toMatchObject({ estimate: null, propertySize: null });
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
    expect(view.source?.reason).toMatch(/fill in The Basics/);
  });

  it.each([0, 12, 900_000_000])("a living area of %d is no home", async (area) => {
    const basics = { ...BASICS, finishedSquareFootage: area };
    const view = await value(subjectOf({ ...PROPERTY, propertyBasics: basics }));
    expect(view.estimate).toBeNull();
    expect(view.source?.missing).toEqual(["Finished Square Footage"]);
  });

  it("land is not valued", async () => {
    const view = await value(subject({ propertyType: "land_lot" }));
    expect(view.source?.reason).toBe("Land without a home on it can't be valued yet.");
  });

  it("takes what was left open as usual here, and says so", async () => {
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

  it("tells what it took the home to be, with an estimate or without", async () => {
    const facts = {
      livingArea: 1800,
      basementArea: 0,
      lotSize: 7000,
      bedrooms: 3,
      bathrooms: 2,
      yearBuilt: 1980,
      yearRemodeled: null,
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
      finishedSquareFootage: 50_000,
      basementSquareFootage: 1_000_000_000,
      lotSize: 1_000_000_000,
      yearBuilt: 1600,
      structuralRemodelYear: 2031,
    };
    const view = await value(subjectOf({ ...PROPERTY, propertyBasics: basics }));
    expect(view.estimate).toBeGreaterThan(0);
  });
});

describe("the home's own last sale", () => {
  const own = [
    makeSale({ id: 9001, houseNumber: 212, street: "Oak St.", day: 9000, price: 150_000 }),
    makeSale({ id: 9002, houseNumber: 212, street: "OAK STREET", day: 12_000, price: 250_000 }),
    makeSale({ id: 9003, houseNumber: 212, street: "Elm St", day: 13_000, price: 999_000 }),
    makeSale({ id: 9004, houseNumber: 212, street: "Oak St", day: MARKET_DAY + 5, price: 1 }),
  ];
  const sales = [...SALES.filter((sale) => sale.houseNumber !== 212), ...own];

  it("is the newest of its address, however it is spelled", async () => {
    const view = await value(subject(), sales);
    expect(view).toMatchObject({ lastSalePrice: 250_000, lastSaleDate: isoOf(12_000) });
  });

  it("is told even when there is no estimate", async () => {
    const view = await value(subject({ propertyType: "land_lot" }), sales);
    expect(view).toMatchObject({ estimate: null, lastSalePrice: 250_000 });
  });

  it("is labeled where it is a demonstration sale", async () => {
    const demo = sales.map((sale) => ({ ...sale, isDemo: sale.id === 9002 }));
    expect((await value(subject(), demo)).source?.isDemo).toBe(true);
    expect((await value(subject({ livingArea: null }), demo)).source?.isDemo).toBe(true);
    expect((await value(subject({ livingArea: null }), sales)).source?.isDemo).toBe(false);
  });

  it("is unknown for a condominium, whose unit is not told apart", async () => {
    const view = await value(subject({ propertyType: "condominium" }), sales);
    expect(view.lastSalePrice).toBeNull();
  });
});
