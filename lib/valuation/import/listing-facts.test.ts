import { expect, it } from "vitest";
import { RecordReader } from "#lib/import/record-reader.ts";
import { SALE_FIELDS, type SaleField } from "./column-names.ts";
import { readListing } from "./listing-facts.ts";

function listing(facts: Partial<Record<SaleField, string>>) {
  const layout = {
    columns: new Map(SALE_FIELDS.map((field, index) => [field, index])),
    constants: new Map(),
    decimalComma: false,
  };
  const values = SALE_FIELDS.map((field) => facts[field] ?? "");
  return readListing(new RecordReader(values, layout), "2026-03-09", "mdy");
}

const NOTHING = { listedOn: null, daysOnMarket: null, listPrice: null, originalListPrice: null };

it("reads how a home was listed before its sale", () => {
  const facts = { listedOn: "1/5/2026", daysOnMarket: "21" };
  const prices = { listPrice: "$590,000", originalListPrice: "615,000" };
  expect(listing({ ...facts, ...prices })).toEqual({
    ...{ listedOn: "2026-01-05", daysOnMarket: 21 },
    ...{ listPrice: 590_000, originalListPrice: 615_000 },
  });
});

it.each<Partial<Record<SaleField, string>>>([
  {},
  { listedOn: "3/10/2026" },
  { listedOn: "soon" },
  { daysOnMarket: "-3" },
  { daysOnMarket: "4000" },
  { listPrice: "0" },
  { originalListPrice: "on request" },
])("takes %j as unknown", (facts) => {
  expect(listing(facts)).toEqual(NOTHING);
});
