import { describe, expect, it } from "vitest";
import { syntheticSales } from "#tests/valuation/market.ts";
import { PROPERTY } from "#tests/valuation/subject.ts";
import { SALES, valueHome } from "#tests/valuation/value-home.ts";
import type { Subject } from "./data/home.ts";
import { subjectFromProperty } from "./data/subject.ts";

const ENTERED = {
  ...PROPERTY,
  addressLine1: "212 Oak Street",
  city: "springfield",
  state: "Illinois",
  zipCode: "62701-4321",
};
const subject = (facts: Partial<Subject> = {}): Subject => ({
  ...subjectFromProperty(ENTERED),
  ...facts,
});
const value = (of = subject(), sales = SALES) => valueHome(of, { sales });

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
    expect(source?.summary).toMatch(
      /^Based on 200 recorded sales in zip code 62701, starting with Oak/,
    );
  });

  it("in the zip, when the street has none", async () => {
    const { source } = await value(subject({ street: "Nowhere Ln" }));
    expect(source).toMatchObject({ step: "zip", place: "62701", salesCount: count("62701") });
  });

  it("by distance, when coordinates are known", async () => {
    const placed = SALES.map((sale) => ({
      ...sale,
      latitude: 39.8 + Number(sale.houseNumber) / 10_000,
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
    const elsewhere = await value(subject({ houseNumber: "5000" }), placed);
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

  it("gives up beyond that", async () => {
    const view = await value(subject({ zipCode: "02139", city: "Cambridge", state: "MA" }));
    expect(view).toMatchObject({ estimate: null, low: null, confidence: null, comparables: null });
    expect(view.source).toMatchObject({
      reason: "There are no sales to compare with yet.",
      salesCount: 0,
      step: null,
    });
  });

  it("needs at least twenty sales", async () => {
    const zip = SALES.filter((sale) => sale.zipCode === "62701");
    const view = await value(subject(), zip.slice(0, 19));
    expect(view.estimate).toBeNull();
    expect(view.source?.reason).toBe(
      "There are only 19 sales to compare with. We need at least 20.",
    );
    expect((await value(subject(), zip.slice(0, 1))).source?.reason).toMatch(
      /^There is only 1 sale /,
    );
    expect((await value(subject(), zip.slice(0, 20))).estimate).not.toBeNull();
  });

  it("uses one market, even if two share a city", async () => {
    const other = syntheticSales(100).map((sale) => ({
      ...sale,
      id: sale.id + 5000,
      market: "Other",
      price: sale.price * 5,
    }));
    const view = await value(subject(), [...other, ...SALES]);
    expect(view.estimate).toBe((await value()).estimate);
  });

  it("says when they're demonstration sales", async () => {
    const { source, comparables } = await value(
      subject(),
      SALES.map((sale) => ({ ...sale, isDemo: true })),
    );
    expect(source?.isDemo).toBe(true);
    expect(source?.summary).toContain("demonstration sales (fictional)");
    expect(comparables?.every((one) => one.isDemo)).toBe(true);
  });
});
