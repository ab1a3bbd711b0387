import { SALE_FIELDS, type SaleField } from "#lib/valuation/import/column-names.ts";
import { readSale, type SalesImportPlan } from "#lib/valuation/import/sale-row.ts";

export const PLAN: SalesImportPlan = {
  source: "test",
  market: "Test County",
  columns: new Map(SALE_FIELDS.map((field, index) => [field, index])),
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

/** Reads a row with these facts, and with an id, a date and a price unless they say otherwise. */
export function read(
  facts: Partial<Record<SaleField, string>>,
  plan: Partial<SalesImportPlan> = {},
) {
  const record = SALE_FIELDS.map(
    (field) =>
      facts[field] ?? { id: "77", soldOn: "2024-05-06", price: "$450,000" }[field as string] ?? "",
  );
  return readSale(record, { ...PLAN, ...plan });
}

/** Reads a row like `read`, and returns its sale. Throws if it isn't one. */
export function sale(
  facts: Partial<Record<SaleField, string>>,
  plan: Partial<SalesImportPlan> = {},
) {
  const reading = read(facts, plan);
  if (!("row" in reading)) throw new Error(JSON.stringify(reading));
  return reading.row;
}
