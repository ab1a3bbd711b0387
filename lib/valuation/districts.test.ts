import { describe, expect, it } from "vitest";
import { makeSale, MARKET_DAY, memorySource, syntheticSales } from "#tests/valuation/market.ts";
import { makeSubject } from "#tests/valuation/subject.ts";
import { valueHome } from "#tests/valuation/value-home.ts";
import { findCandidates } from "./candidate-sales.ts";
import type { Sale } from "./data/home.ts";
import { resolveDistrict } from "./location.ts";

// The market's two areas as districts of one city, each with its own streets, and no zips.
const DISTRICTS = syntheticSales(400).map((sale, index): Sale => {
  const isNorth = sale.zipCode === "62701";
  return {
    ...sale,
    zipCode: null,
    district: isNorth ? "North End" : "District 9",
    street: isNorth ? ["Oak St", "Elm St"][(index >> 1) % 2]! : "Mill Rd",
  };
});
const WITHOUT_DISTRICTS = DISTRICTS.map((sale) => ({ ...sale, district: null }));
const countOf = (district: string) => DISTRICTS.filter((sale) => sale.district === district).length;

describe("where sales have no zips", () => {
  it("a home is in the district of the sales on its street", async () => {
    const { source } = await valueHome(makeSubject(), { sales: DISTRICTS });
    expect(source).toMatchObject({
      step: "street",
      place: "Oak St",
      salesCount: countOf("North End"),
    });
    expect(source?.summary).toMatch(
      /^Based on 200 recorded sales in North End, Springfield, IL, starting with Oak St\./,
    );
  });

  it("a street with one sale is enough for the district", async () => {
    const lone = makeSale({ id: 900, zipCode: null, district: "District 9", street: "Lone Ct" });
    const { source } = await valueHome(makeSubject({ street: "Lone Court" }), {
      sales: [...DISTRICTS, lone],
    });
    expect(source).toMatchObject({
      step: "district",
      place: "District 9, Springfield, IL",
      salesCount: countOf("District 9") + 1,
    });
  });

  it("a street without sales leaves the city", async () => {
    const { source } = await valueHome(makeSubject({ street: "Nowhere Ln" }), {
      sales: DISTRICTS,
    });
    expect(source).toMatchObject({ step: "city", salesCount: 400 });
  });

  it("and no districts, the street's sales come first in the city", async () => {
    const { source, comparables } = await valueHome(makeSubject(), { sales: WITHOUT_DISTRICTS });
    expect(source).toMatchObject({ step: "street", place: "Oak St", salesCount: 400 });
    expect(source?.summary).toMatch(/in Springfield, IL, starting with Oak St/);
    expect(comparables?.[0]?.address).toMatch(/Oak St$/);
  });

  it("by distance, where its neighbor's coordinates are known", async () => {
    const placed = DISTRICTS.map((sale) => ({ ...sale, latitude: 39.8, longitude: -89.6 }));
    const { source } = await valueHome(makeSubject(), { sales: placed });
    expect(source).toMatchObject({ step: "distance", place: "North End, Springfield, IL" });
  });

  it("the last sale of the home itself is found by street and city", async () => {
    const own = makeSale({
      id: 901,
      zipCode: null,
      district: "North End",
      houseNumber: "212",
      street: "Oak Street",
      day: MARKET_DAY - 3000,
      price: 123_456,
    });
    const { lastSalePrice } = await valueHome(makeSubject(), { sales: [...DISTRICTS, own] });
    expect(lastSalePrice).toBe(123_456);
  });

  it("a home's own district makes its estimate closer than the city", async () => {
    const truth = await valueHome(makeSubject(), { sales: syntheticSales(400) });
    const byDistrict = await valueHome(makeSubject(), { sales: DISTRICTS });
    const byCity = await valueHome(makeSubject({ street: "Nowhere Ln" }), { sales: DISTRICTS });
    const missOf = ({ estimate }: typeof truth) =>
      Math.abs((estimate ?? 0) / (truth.estimate ?? 1) - 1);
    expect(missOf(byDistrict)).toBeLessThan(missOf(byCity));
  });
});

it("uses only zips if they have enough sales, and doesn't query streets or districts", async () => {
  const source = memorySource(syntheticSales(400));
  const refuse = () => Promise.reject(new Error("asked for"));
  const { area } = await findCandidates(makeSubject(), MARKET_DAY, {
    ...source,
    onStreet: refuse,
    inDistrict: refuse,
  });
  expect(area).toBe("zip");
});

describe("the district of a home", () => {
  const on = (
    houseNumber: number | string | null,
    district: string | null,
    facts: Partial<Sale> = {},
  ) =>
    makeSale({ houseNumber: houseNumber?.toString() ?? null, district, zipCode: null, ...facts });
  const subject = makeSubject({ houseNumber: "212" });

  it("is that of the nearest house number", () => {
    const sales = [on(100, "A"), on(220, "B"), on(240, "C"), on(212, null), on(null, "D")];
    expect(resolveDistrict(subject, sales)).toBe("B");
  });

  it("counts the second number where the first is that of a block", () => {
    const inMililani = { ...subject, houseNumber: "95-1001" };
    const sales = [on("95-1400", "A"), on("95-1030", "B"), on("94-1001", "C"), on("95-390", "D")];
    expect(resolveDistrict(inMililani, sales)).toBe("B");
  });

  it("isn't taken from a home blocks away, or without a number", () => {
    expect(resolveDistrict(subject, [on(800, "A")])).toBeNull();
    expect(resolveDistrict({ ...subject, houseNumber: null }, [on(212, "A")])).toBeNull();
  });

  it("is not that of condominiums, which offices often count apart", () => {
    const sales = [on(212, "Condos", { propertyType: "condominium" }), on(300, "A")];
    expect(resolveDistrict(subject, sales)).toBe("A");
    expect(resolveDistrict({ ...subject, propertyType: "condominium" }, sales)).toBe("Condos");
  });
});
