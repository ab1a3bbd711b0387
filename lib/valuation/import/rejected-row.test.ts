import { describe, expect, it } from "vitest";
import type { SaleField } from "./column-names.ts";
import { readTypes } from "./columns.ts";
import type { ImportedSale } from "./sale-row.ts";
import { read, sale } from "#tests/valuation/sale-row.ts";

describe("a rejected row", () => {
  it.each([
    [{ price: "call us" }, 'price is not a number: "call us"'],
    [{ price: "-5" }, 'price is out of range: "-5"'],
    [{ price: "9e12" }, 'price is out of range: "9e12"'],
    [{ soldOn: "" }, "soldOn is missing"],
    [{ soldOn: "31/31/2024" }, 'soldOn is not a date: "31/31/2024"'],
    [
      { soldOn: "24-01-05" },
      'soldOn is not a date: "24-01-05"; if the year comes first, write it with four digits',
    ],
    [{ street: "Pi\uFFFDon Dr" }, "has characters we can't read. Save the file as UTF-8"],
    [{ soldOn: "2027-01-01" }, "soldOn is in the future: 2027-01-01"],
    [{ soldOn: "1850-01-01" }, "soldOn is out of range: 1850-01-01"],
    [{ id: "x".repeat(201) }, "id is longer than 200 characters"],
    [{ market: "a\u0000b" }, "market has a character we can't store"],
    [
      { market: "郡".repeat(200), streetPrefix: "街".repeat(200), street: "街".repeat(200) },
      "has more text than we can store: 1801 bytes",
    ],
  ])("%j: %s", (facts, reason) => {
    expect(read(facts, { market: null })).toEqual({ reason });
  });
});

// A sale needs a price and a date, but no lot size.
describe("an implausible value is unknown, and the sale is imported", () => {
  it.each<[Partial<Record<SaleField, string>>, keyof ImportedSale, string]>([
    [{ livingArea: "big" }, "livingArea", 'livingArea is not a number: "big"'],
    [{ livingArea: "75000" }, "livingArea", 'livingArea is out of range: "75000"'],
    [{ livingArea: "4" }, "livingArea", 'livingArea is out of range: "4"'],
    [{ lotSize: "9e12" }, "lotSize", 'lotSize is out of range: "9e12"'],
    [{ bedrooms: "500" }, "bedrooms", 'bedrooms is out of range: "500"'],
    [{ bathrooms: "-1" }, "bathrooms", 'bathrooms is out of range: "-1"'],
    [{ yearBuilt: "19999" }, "yearBuilt", 'yearBuilt is out of range: "19999"'],
    [{ yearBuilt: "1200" }, "yearBuilt", "yearBuilt is out of range: 1200"],
    [{ latitude: "147", longitude: "-88" }, "latitude", 'latitude is out of range: "147"'],
    [{ city: "x".repeat(201) }, "city", "city is longer than 200 characters"],
    [{ city: "a\u0000b" }, "city", "city has a character we can't store"],
    [{ street: "a\u001fb" }, "street", "street has a character we can't store"],
  ])("%j", (facts, fact, reason) => {
    const reading = read(facts);
    expect(reading).toMatchObject({ unread: [{ field: fact, reason }] });
    expect(sale(facts)[fact]).toBeNull();
  });

  it("the lot of 1 square foot that offices give condominiums is none", () => {
    expect(read({ lotSize: "1" })).toMatchObject({ row: { lotSize: null }, unread: [] });
  });
});

describe("leaves out rows that aren't market sales of homes", () => {
  it.each<[Partial<Record<SaleField, string>>, string]>([
    [{ price: "" }, "no price"],
    [{ price: "10" }, "sold for less than $1,000"],
    [{ propertyType: "Commercial" }, 'not a home: "Commercial"'],
    [{ propertyType: "Lg Apartments" }, 'not a home: "Lg Apartments"'],
    [{ propertyType: "Residential", units: "12" }, 'not a home: "Residential"'],
    [{ style: "Tavern" }, "not a home"],
  ])("%j: %s", (facts, leftOut) => expect(read(facts)).toEqual({ leftOut }));

  it.each<[Partial<Record<SaleField, string>>, boolean]>([
    [{ parcelCount: "8" }, true],
    [{ parcelCount: "2.0" }, true],
    [{ parcelCount: "Multiple" }, true],
    [{ severalParcels: "TRUE" }, true],
    [{ severalParcels: "Y" }, true],
    [{ severalParcels: "C" }, true],
    [{ parcelCount: "1" }, false],
    [{ parcelCount: "0" }, false],
    [{ parcelCount: "single" }, false],
    [{ parcelCount: "" }, false],
    [{ severalParcels: "N", parcelCount: "1" }, false],
    [{ severalParcels: "false" }, false],
    [{ severalParcels: "0" }, false],
  ])("%j: sold with other parcels: %s", (facts, isLeftOut) => {
    const reading = read(facts);
    expect("leftOut" in reading && reading.leftOut).toBe(isLeftOut && "sold with other parcels");
  });

  it.each([
    ["Active", true],
    ["PENDING - Taking Backups", true],
    ["Coming Soon", true],
    ["ACTIVE_UNDER_CONTRACT", true],
    ["Closed", false],
    ["Sold", false],
    ["Pending - Sold", false],
    ["Verified", false],
    ["", false],
  ])("with the status %j: %s", (status, isLeftOut) => {
    const reading = read({ status, soldOn: "2024-05-06" });
    const expected = isLeftOut ? `not sold: ${JSON.stringify(status)}` : undefined;
    expect("leftOut" in reading ? reading.leftOut : undefined).toBe(expected);
    expect(read({ status }, { hasListings: false })).toHaveProperty("row");
  });

  it("as one of another type than those asked for", () => {
    const only = new Set(["condominium"] as const);
    expect(read({ propertyType: "Duplex" }, { only })).toEqual({
      leftOut: "not requested: multi family",
    });
    expect(read({}, { only })).toEqual({ leftOut: "not requested: unknown type" });
    expect(sale({ propertyType: "Condo" }, { only }).propertyType).toBe("condominium");
  });

  it("unless the operator says what its type stands for", () => {
    const types = readTypes(["AG-1=single_family", "Condo=no_home"]);
    expect(sale({ propertyType: "ag 1" }, { types }).propertyType).toBe("single_family");
    expect(read({ propertyType: "Condo" }, { types })).toEqual({ leftOut: 'not a home: "Condo"' });
    expect(() => readTypes(["AG=house"])).toThrow(/^Unknown type "house"\. Types: /);
  });
});

describe("a home's type comes from type, style and units together", () => {
  it.each<[Partial<Record<SaleField, string>>, string | null]>([
    [{ propertyType: "Residential", style: "Ranch", units: "1" }, "single_family"],
    [{ propertyType: "Residential", style: "Duplex O/S" }, "multi_family"],
    [{ propertyType: "Residential", style: "Cape Cod", units: "2" }, "multi_family"],
    [{ propertyType: "Residential", style: "Multiple Residential Bldgs" }, "multi_family"],
    [{ propertyType: "Condominium", style: "Low Rise 1-3 Stories", units: "24" }, "condominium"],
    [{ propertyType: "R1", units: "3" }, "multi_family"],
    [{ propertyType: "R1", units: "0" }, null],
    [{ style: "Bungalow" }, "single_family"],
  ])("%j is %j", (facts, type) => expect(sale(facts).propertyType).toBe(type));
});
