import "server-only";
import { readAmount } from "#lib/us/amounts.ts";
import { readDate } from "#lib/us/dates.ts";
import {
  readAcres,
  readDollars,
  type Reader,
  readMoment,
  readNames,
  readScore,
  readSpreadFraction,
  readSpreadPercent,
  readSquareFeet,
} from "#lib/valuation/readers.ts";

/** Null where the service has no value. Amounts in dollars, sizes in square feet. */
export interface ServiceAnswer {
  estimate: number | null;
  assessment: number | null;
  confidence: number | null;
  low: number | null;
  high: number | null;
  owner: string | null;
  propertySize: number | null;
  lotSize: number | null;
  lastSalePrice: number | null;
  lastSaleDate: string | null;
  estimateDate: string | null;
  retrievedAt: string | null;
}

export type Segment = string | number;
/**
 * A path to a value, and its reader. Keys ignore case, "_", "-" and spaces. A number is a list
 * index, "*" tries every entry, and "#year" tries the latest year first.
 */
export interface Spelling<T> {
  path: readonly Segment[];
  read: Reader<T>;
}

// Parses "a.b[0].c". Field names may contain a slash but no dot.
function parsePath(text: string): Segment[] {
  return text
    .split(/[.[\]]+/)
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const at = <T>(read: Reader<T>, ...paths: string[]): Spelling<T>[] =>
  paths.map((path) => ({ path: parsePath(path), read }));

// Possible wrappers of a response, and possible starts within it, innermost first.
const WRAPPERS = ["avm.data", "data", ""].map(parsePath);
const STARTS = [
  // ATTOM
  "property[0]",
  // HouseCanary
  "property/value.result.value",
  "property/value.result",
  "property/details.result",
  "property/details.result.property",
  "property/sales_history",
  // RentCast
  "subjectProperty",
  // Zillow Bridge
  "bundle",
  "result",
  "results",
  "avm",
  "property",
  "",
].map(parsePath);

/** Every path where values may start. For a list, its first entry counts. */
export const ROOTS = WRAPPERS.flatMap((wrapper) => STARTS.map((start) => [...wrapper, ...start]));

/** Range ends given as a percentage of the estimate. */
export const PERCENT_BELOW = at(readAmount, "lowPercent");
export const PERCENT_ABOVE = at(readAmount, "highPercent");

type Table = { [K in keyof ServiceAnswer]: readonly Spelling<NonNullable<ServiceAnswer[K]>>[] };

/** The possible paths of each field, most reliable first. */
export const SPELLINGS: Table = {
  estimate: at(
    readDollars,
    "avm.amount.value",
    "property/value.result.value.price_mean",
    "price_mean",
    "valuation.value",
    "zestimate",
    "current_estimated_value",
    "estimated_value",
    "estimate",
    "price",
    "value",
  ),
  low: at(
    readDollars,
    "avm.amount.low",
    "priceRangeLow",
    "price_lwr",
    "valuation.low",
    "low_estimate",
    "value_range_low",
    "value_range.low",
    "low",
  ),
  high: at(
    readDollars,
    "avm.amount.high",
    "priceRangeHigh",
    "price_upr",
    "valuation.high",
    "high_estimate",
    "value_range_high",
    "value_range.high",
    "high",
  ),
  confidence: [
    ...at(readScore, "avm.amount.scr", "confidence_score", "confidence"),
    ...at(
      readSpreadPercent,
      "avm.amount.fsd",
      "valuation.forecast_standard_deviation",
      "forecastStandardDeviation",
    ),
    ...at(readSpreadFraction, "fsd"),
  ],
  assessment: at(
    readDollars,
    "assessment.assessed.assdttlvalue",
    "assessment.total_assessed_value",
    "assessments[0].total_value",
    "taxAssessments.#year.value",
    "totalValue",
    "current_assessment",
    "assessed_value",
    "assessment",
  ),
  lastSalePrice: at(
    readDollars,
    "sale.amount.saleamt",
    "sale.saleAmountData.saleAmt",
    "sales_history[0].amount",
    "sales_history.result[0].amount",
    "result[0].amount",
    "deeds[0].sale_price",
    "salesPrice",
    "last_sale_price",
  ),
  lastSaleDate: at(
    readDate,
    "sale.saleTransDate",
    "sale.salesearchdate",
    "sale.amount.salerecdate",
    "sales_history[0].record_date",
    "sales_history.result[0].record_date",
    "result[0].record_date",
    "deeds[0].original_contract_date",
    "deeds[0].recording_date",
    "last_sale_date",
    "recordingDate",
    "documentDate",
  ),
  propertySize: at(
    readSquareFeet,
    "building.size.livingsize",
    "building.size.universalsize",
    "squareFootage",
    "building_area_sq_ft",
    "structure.total_area_sq_ft",
    "areas.#living.areaSquareFeet",
    "areas.*.areaSquareFeet",
    "property_size",
    "living_area",
    "square_feet",
  ),
  lotSize: [
    ...at(readSquareFeet, "lot.lotsize2"),
    ...at(readAcres, "lot.lotsize1"),
    ...at(readSquareFeet, "parcel.area_sq_ft", "lotSizeSquareFeet", "lot_size"),
    ...at(readAcres, "site_area_acres", "lotSizeAcres"),
  ],
  owner: at(
    readNames,
    "owner.owner1.fullname",
    "owner.names",
    "assessment.owner_name",
    "owner.name",
    "owner_name",
    "ownerName",
    "owner",
  ),
  estimateDate: at(
    readDate,
    "avm.eventDate",
    "valuation.date",
    "estimate_date",
    "valuation_date",
    "as_of",
    "as_of_date",
  ),
  retrievedAt: at(readMoment, "data_retrieved", "data_retrieved_at", "retrieved_at", "timestamp"),
};

/** Bridge dates its estimate by `timestamp`, which for other services is the retrieval time. */
export const BRIDGE_MARK = at(readDollars, "zestimate");
export const BRIDGE_DATE = at(readDate, "timestamp");
