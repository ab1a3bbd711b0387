import { expect, it } from "vitest";
import { RecordReader } from "#lib/import/record-reader.ts";
import { SALE_FIELDS, type SaleField } from "./column-names.ts";
import { readPlace } from "./sale-place.ts";

const LAYOUT = {
  columns: new Map(SALE_FIELDS.map((field, index) => [field, index])),
  constants: new Map(),
  decimalComma: false,
};

const read = (facts: Partial<Record<SaleField, string>>) =>
  readPlace(
    new RecordReader(
      SALE_FIELDS.map((field) => facts[field] ?? ""),
      LAYOUT,
    ),
  );

it.each([
  [{ address: "95-1001 Kaapeha St" }, "95-1001", null],
  [{ address: "37-12 30th Ave", unit: "2F" }, "37-12", "2F"],
  [{ address: "12 Elm St Apt 3", unit: "#3" }, "12", "3"],
  [{ houseNumber: "95-1001", street: "Kaapeha", streetSuffix: "St" }, "95-1001", null],
  [{ houseNumber: "208", houseNumberSuffix: "1/2", street: "Main St" }, "208 1/2", null],
  [{ houseNumber: "1207", houseNumberSuffix: "A", street: "Main St" }, "1207A", null],
  [{ houseNumber: "1207A", houseNumberSuffix: "A", street: "Main St" }, "1207A", null],
  [{ houseNumber: "1207.0", street: "Main St", unit: "3.0" }, "1207", "3"],
  [{ houseNumber: "1207 Rear", street: "Main St" }, "1207", "REAR"],
  [{ houseNumber: "1207", street: "Main St Unit 3" }, "1207", "3"],
  [{ houseNumber: "N54W16164", street: "Whittier Dr" }, "N54W16164", null],
  [{ houseNumber: "0", street: "Main St" }, null, null],
])("%j has the number %j and the unit %j", (facts, houseNumber, unit) => {
  expect(read(facts)).toMatchObject({ houseNumber, unit });
});

it("has the direction after the street", () => {
  const facts = { houseNumber: "1234", streetPrefix: "S", street: "900", streetDirSuffix: "E" };
  expect(read(facts)).toMatchObject({ houseNumber: "1234", street: "S 900 E" });
});
