import { describe, expect, it } from "vitest";
import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import { SALE_FIELDS } from "./column-names.ts";
import { PLAN, sale } from "#tests/valuation/sale-row.ts";

describe("an accepted row", () => {
  it("needs only date and price", () => {
    expect(sale({})).toEqual({
      source: "test",
      sourceId: "77@2024-05-06",
      market: "Test County",
      soldOn: "2024-05-06",
      price: 450_000,
      propertyType: null,
      houseNumber: null,
      street: null,
      streetKey: null,
      unit: null,
      city: null,
      state: null,
      zipCode: null,
      district: null,
      latitude: null,
      longitude: null,
      livingArea: null,
      lotSize: null,
      basementArea: null,
      bedrooms: null,
      bathrooms: null,
      yearBuilt: null,
      yearRemodeled: null,
      listedOn: null,
      daysOnMarket: null,
      listPrice: null,
      originalListPrice: null,
      ...NO_OPTIONAL_FACTS,
    });
  });

  it("is read with all its facts", () => {
    const facts = {
      market: "King",
      propertyType: "Single Family Residence",
      address: "1207-B Maple St Unit 3",
      city: " Walla  Walla ",
      state: "Washington",
      zipCode: "99362-1234",
      latitude: "46.06",
      longitude: "-118.34",
      livingArea: "2,150",
      lotAcres: "0.25",
      basementArea: "0",
      bedrooms: "3",
      fullBathrooms: "2",
      threeFourthBathrooms: "1",
      halfBathrooms: "1",
      yearBuilt: "1962",
      yearRemodeled: "1999",
    };
    expect(sale(facts, { market: null })).toMatchObject({
      market: "King",
      propertyType: "single_family",
      houseNumber: "1207B",
      street: "Maple St",
      unit: "3",
      city: "Walla Walla",
      state: "WA",
      zipCode: "99362",
      latitude: 46.06,
      longitude: -118.34,
      livingArea: 2150,
      lotSize: 10_890,
      basementArea: 0,
      bedrooms: 3,
      bathrooms: 3.25,
      yearBuilt: 1962,
      yearRemodeled: 1999,
    });
  });

  it.each([
    [{ houseNumber: "12", street: "Main" }, "12", "Main"],
    [
      { houseNumber: "12", streetPrefix: "N", street: "Main", streetSuffix: "St" },
      "12",
      "N Main St",
    ],
    [{ address: "12 N Main St", street: "Main" }, "12", "N Main St"],
    [
      { address: "Downtown", houseNumber: "12", street: "Main", streetSuffix: "St" },
      "12",
      "Main St",
    ],
    [{ address: "Main St", houseNumber: "12" }, "12", "Main St"],
    [{ street: "12 Main St" }, "12", "Main St"],
    [{ street: "42 St", houseNumber: "12" }, "12", "42 St"],
    [{ street: "1st Ave" }, null, "1st Ave"],
    [{ streetPrefix: "N", streetSuffix: "St" }, null, null],
  ])("%j stands at number %j of %j", (facts, houseNumber, street) => {
    expect(sale(facts)).toMatchObject({ houseNumber, street });
  });

  it.each(["", "NA", "n/a", "NULL", "None", "-", "?", "unknown"])(
    "knows that %j is unknown",
    (text) => {
      expect(sale({ livingArea: text, yearBuilt: text, city: text })).toMatchObject({
        livingArea: null,
        yearBuilt: null,
        city: null,
      });
    },
  );

  it("treats 0 as unknown, except for bedrooms and basement", () => {
    const facts = {
      livingArea: "0",
      lotSize: "0",
      bathrooms: "0",
      yearBuilt: "0",
      bedrooms: "0",
      basementArea: "0",
    };
    expect(sale(facts)).toMatchObject({
      livingArea: null,
      lotSize: null,
      bathrooms: null,
      yearBuilt: null,
      bedrooms: 0,
      basementArea: 0,
    });
  });

  it("reads a comma before the decimals where the file writes them so", () => {
    const facts = {
      price: "1.250.000,00 €",
      livingArea: "1.180",
      bathrooms: "2,25",
      latitude: "47,5112",
      longitude: "-122,257",
    };
    expect(sale(facts, { decimalComma: true })).toMatchObject({
      price: 1_250_000,
      livingArea: 1180,
      bathrooms: 2.25,
      latitude: 47.5112,
      longitude: -122.257,
    });
  });

  it.each([
    [{ zipCode: "2139", state: "MA" }, "02139"],
    [{ zipCode: "601.0", state: "Puerto Rico" }, "00601"],
    [{ zipCode: "3067", state: "Victoria" }, "3067"],
    [{ zipCode: "3067" }, "3067"],
    [{ zipCode: "WA 98133" }, "98133"],
  ])("%j is the zip %s", (facts, zipCode) => expect(sale(facts).zipCode).toBe(zipCode));

  it("does not take the year of building for a remodel, nor half a place for a place", () => {
    const facts = { yearBuilt: "1990", yearRemodeled: "1990", latitude: "0", longitude: "0" };
    expect(sale(facts)).toMatchObject({ yearRemodeled: null, latitude: null, longitude: null });
    expect(sale({ latitude: "47.5" })).toMatchObject({ latitude: null, longitude: null });
  });

  it.each([
    [{ age: "12" }, 2012],
    [{ age: "12", listedOn: "12/15/2023" }, 2011],
    [{ age: "12", listedOn: "soon" }, 2012],
    [{ age: "0" }, 2024],
    [{ age: "1978" }, 1978],
    [{ age: "12", yearBuilt: "1950" }, 1950],
    [{ age: "999" }, null],
    [{ age: "21-30" }, null],
    [{ age: "" }, null],
  ])("%j means built in %j", (facts, yearBuilt) => {
    expect(sale(facts).yearBuilt).toBe(yearBuilt);
  });

  it("adds the columns of an area", () => {
    const basement = SALE_FIELDS.indexOf("basementArea");
    const added = new Map([["livingArea" as const, [basement]]]);
    const area = (livingArea: string, basementArea: string) =>
      sale({ livingArea, basementArea }, { added }).livingArea;
    expect(area("1,400", "600")).toBe(2000);
    expect(area("1400", "n/a")).toBe(1400);
    expect(area("", "600")).toBeNull();
    expect(area("1400", "some")).toBeNull();
    expect(area("40000", "20000")).toBeNull();
  });

  it("dates a sale of which only the month is known in its middle", () => {
    expect(sale({ soldOn: "", soldYear: "2010", soldMonth: "5" }).soldOn).toBe("2010-05-15");
  });

  it("gets an id from its facts where it has none: the same one every time", () => {
    const [one, again, other] = [
      sale({ id: "", city: "A" }),
      sale({ id: "", city: "A" }),
      sale({ id: "", city: "B" }),
    ];
    expect(one.sourceId).toBe(again.sourceId);
    expect(one.sourceId).not.toBe(other.sourceId);
  });

  it("is in the operator's market, not in its county's, without getting another id", () => {
    const [chosen, written] = ["Puget Sound", null].map((market) =>
      sale({ id: "", market: "King" }, { market }),
    );
    expect([chosen?.market, written?.market]).toEqual(["Puget Sound", "King"]);
    expect(chosen?.sourceId).toBe(written?.sourceId);
  });

  it("gets another id for another number or unit, and the one that it had for a plain number", () => {
    const ids = ["12 Elm St", "12A Elm St", "12-14 Elm St", "12 Elm St Unit 3"].map(
      (address) => sale({ id: "", address }).sourceId,
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe("c3823d1f82f55c767965@2024-05-06");
  });

  it("uses constants for missing columns", () => {
    const columns = new Map(PLAN.columns);
    columns.delete("state");
    expect(sale({}, { columns, constants: new Map([["state", "wa"]]) }).state).toBe("WA");
  });
});

it("a sale has a district only without a zip", () => {
  expect(sale({ district: "9" }).district).toBe("District 9");
  expect(sale({ district: "9", zipCode: "53202" }).district).toBeNull();
});

it("a street has the key by which it is compared", () => {
  expect(sale({ address: "1212--A N 14th Street" })).toMatchObject({
    houseNumber: "1212A",
    street: "N 14th Street",
    streetKey: "n 14th st",
  });
});
