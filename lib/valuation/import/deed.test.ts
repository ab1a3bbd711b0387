import { describe, expect, it } from "vitest";
import type { SaleField } from "./column-names.ts";
import { readMarks } from "./deed.ts";
import type { SalesImportPlan } from "./sale-row.ts";

type Facts = Partial<Record<SaleField, string>>;

const FIELDS = [
  ...([
    "id",
    "soldOn",
    "price",
    "market",
    "address",
    "street",
    "houseNumber",
    "livingArea",
  ] as const),
  ...(["deed", "deedBook", "deedPage"] as const),
] satisfies SaleField[];

const PLAN: SalesImportPlan = {
  source: "test",
  market: "Test County",
  columns: new Map(FIELDS.map((field, index) => [field, index])),
  constants: new Map(),
  dateOrder: "mdy",
  decimalComma: false,
  minPrice: 1000,
  today: "2026-11-05",
  districtWord: "District",
  types: new Map(),
  only: null,
  where: [],
  hasListings: true,
  largest: { condition: 5, quality: 13 },
  codes: new Map(),
};

const read = (facts: Facts) =>
  readMarks(
    FIELDS.map((field) => ({ soldOn: "2024-05-06", ...facts })[field] ?? ""),
    PLAN,
  );
const deedOf = (facts: Facts) => read(facts).deed;
const parcelOf = (facts: Facts) => read(facts).parcel;

describe("rows are of one deed", () => {
  it.each<[string, Facts, Facts]>([
    ["by its number", { deed: "2024-001" }, { deed: "2024-001" }],
    ["in another spelling", { deed: "r 2024/001" }, { deed: "R  2024-001" }],
    ["with a spreadsheet's decimals", { deed: "77" }, { deed: "77.0" }],
    ["on another day of the year", { deed: "77" }, { deed: "77", soldOn: "2024-06-01" }],
    ["at another price, or none", { deed: "77", price: "1" }, { deed: "77" }],
    ["by book and page", { deedBook: "12", deedPage: "34" }, { deedBook: "12", deedPage: "34" }],
  ])("%s", (_, one, other) => {
    expect(deedOf(one)).not.toBeNull();
    expect(deedOf(one)).toBe(deedOf(other));
  });
});

describe("rows are of different deeds", () => {
  it.each<[string, Facts, Facts]>([
    ["by another number", { deed: "1-11" }, { deed: "11-1" }],
    ["by another page", { deedBook: "1", deedPage: "11" }, { deedBook: "11", deedPage: "1" }],
    ["in another year", { deed: "77" }, { deed: "77", soldOn: "2023-05-06" }],
    ["in another county", { deed: "77" }, { deed: "77", market: "Other" }],
  ])("%s", (_, one, other) => expect(deedOf(one)).not.toBe(deedOf(other)));
});

it.each<Facts>([
  {},
  { deed: "0000" },
  { deed: "WD" },
  { deed: "n/a" },
  { deed: "3/4/2024" },
  { deed: "2024-03-04 00:00:00" },
  { deedBook: "12" },
  { deedBook: "12", deedPage: "0" },
  { deed: "77", soldOn: "someday" },
])("%j names no deed", (facts) => expect(deedOf(facts)).toBeNull());

describe("rows are about one parcel", () => {
  it.each<[string, Facts, Facts]>([
    ["by id and address", { id: "1", address: "12 Oak St" }, { id: "1", address: "12 OAK STREET" }],
    ["at other prices", { id: "1", price: "5" }, { id: "1", price: "6", soldOn: "2023-05-06" }],
    ["that are the same", { livingArea: "1500" }, { livingArea: "1500" }],
  ])("%s", (_, one, other) => expect(parcelOf(one)).toBe(parcelOf(other)));

  it.each<[string, Facts, Facts]>([
    ["with another id", { id: "1", address: "12 Oak St" }, { id: "2", address: "12 Oak St" }],
    ["with another address", { id: "1", address: "12 Oak St" }, { id: "1", address: "14 Oak St" }],
    ["that differ otherwise", { livingArea: "1500" }, { livingArea: "1600" }],
  ])("not %s", (_, one, other) => expect(parcelOf(one)).not.toBe(parcelOf(other)));
});
