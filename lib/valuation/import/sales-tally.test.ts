import { expect, it } from "vitest";
import { ImportError } from "#lib/import/import-error.ts";
import { mapColumns } from "./columns.ts";
import { readSale } from "./sale-row.ts";
import { SalesTally } from "./sales-tally.ts";

const HEADER = ["date", "price", "PropType", "Units", "Lotsize", "sqft", "state"];
const PLAN = {
  source: "test",
  market: "Test",
  columns: mapColumns(HEADER),
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
} as const;

function tallyOf(...rows: readonly string[]): SalesTally {
  const tally = new SalesTally();
  for (const [index, row] of rows.entries()) {
    tally.add(readSale(`2024-05-06,${row}`.split(","), PLAN), index + 2);
  }
  return tally;
}

it("counts what was left out, what types were taken for, and what was not read", () => {
  const tally = tallyOf(
    "200000,Residential,1,5000,1400,WI",
    "210000,Residential,2,7e15,",
    "190000,R-9,1,0,900",
    "900000,Commercial,1,9000,5000",
    "800000,Commercial,1,9000,5000",
    "0,Residential,1,5000,1000",
  );
  expect(tally.describe()).toEqual([
    'Skipped: 2 not a home: "Commercial", 1 sold for less than $1,000.',
    'Types: 1 "Residential" as single family, 1 "Residential" as multi family, 1 "R-9" as unknown type.',
    'Treated as unknown: 1 lotSize (line 3: lotSize is out of range: "7e15").',
    "Facts missing from some of the 3 sales (sales that have them): propertyType 2, street 0, city 0, state 1, zipCode 0, district 0, latitude 0, livingArea 2, lotSize 1, bedrooms 0, bathrooms 0, yearBuilt 0.",
    "2 sales have no zip code or state, so no home can match them.",
  ]);
  expect(() => tally.requireSense()).not.toThrow();
});

it("a column with many implausible values was misidentified", () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `200000,Residential,1,${index < 39 ? 5000 : "R-4"},1400,WI`,
  );
  expect(() => tallyOf(...rows).requireSense()).toThrow(ImportError);
  expect(() => tallyOf(...rows).requireSense()).toThrow(
    /^Nothing was imported: 21 of 60 rows have a lotSize we can't read \(line 41: .*--map lotSize=COLUMN, skip the field with --map lotSize=, /,
  );
  expect(() => tallyOf(...rows.slice(0, 59)).requireSense()).not.toThrow();
});

it("sales without any zip or state are useless", () => {
  expect(() => tallyOf("200000,Residential,1,5000,1400").requireSense()).toThrow(
    /^Nothing was imported\. These sales have no zip codes or state/,
  );
  expect(() => tallyOf("0,Residential,1,5000,1400").requireSense()).not.toThrow();
});

it("names the most frequent of many kinds only", () => {
  const rows = Array.from({ length: 700 }, (_, index) => `200000,code ${index},1,5000,1400`);
  expect(tallyOf(...rows).describe()[0]).toMatch(
    /^Types: 200 others, 1 "code 0" .*, 486 others\.$/,
  );
});
