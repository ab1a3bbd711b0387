import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";

/** A sale as an import reads it, for tests to vary. */
export const IMPORTED_SALE: ImportedSale = {
  source: "county",
  sourceId: "1",
  market: "IL",
  soldOn: "2024-05-06",
  price: 400_000,
  propertyType: "single_family",
  houseNumber: "12",
  street: "Oak St",
  streetKey: "oak st",
  unit: null,
  city: "Springfield",
  state: "IL",
  zipCode: "62701",
  district: null,
  latitude: null,
  longitude: null,
  livingArea: 1800,
  lotSize: 7000,
  basementArea: 0,
  bedrooms: 3,
  bathrooms: 2,
  yearBuilt: 1980,
  yearRemodeled: null,
  listedOn: null,
  daysOnMarket: null,
  listPrice: null,
  originalListPrice: null,
  ...NO_OPTIONAL_FACTS,
};
