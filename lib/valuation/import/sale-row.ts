import { createHash } from "node:crypto";
import { adviseOnDate, type DateOrder, readWrittenDate } from "#lib/import/dates.ts";
import {
  quote,
  readOrRefuse,
  type RecordLayout,
  RecordReader,
  RowRefusal,
  type UnreadValue,
} from "#lib/import/record-reader.ts";
import { explainSize } from "#lib/import/row-size.ts";
import { explainUnreadable } from "#lib/import/rows.ts";
import type { OptionalFacts } from "#lib/fields/optional-facts.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { streetKey } from "#lib/us/street-key.ts";
import type { SaleField } from "./column-names.ts";
import { readDistrict } from "./district.ts";
import { readFact, readHomeFacts, type SaleReader } from "./home-facts.ts";
import { type LargestNumbers, readOptionalFacts } from "./optional-facts.ts";
import { classifySale, nameType, type SaleType } from "./property-type.ts";
import { readListing } from "./listing-facts.ts";
import { isChosen, type RowFilter } from "./row-filter.ts";
import { readPlace, readText, stateOfPlace } from "./sale-place.ts";
import { type CodeTables, judgeStatus, judgeTerms } from "./sale-terms.ts";
import { isOfSeveralParcels } from "./several-parcels.ts";

export interface ImportedSale extends OptionalFacts {
  source: string;
  sourceId: string;
  market: string;
  soldOn: string;
  price: number;
  propertyType: PropertyType | null;
  houseNumber: string | null;
  street: string | null;
  streetKey: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  district: string | null;
  latitude: number | null;
  longitude: number | null;
  livingArea: number | null;
  lotSize: number | null;
  basementArea: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  yearRemodeled: number | null;
  listedOn: string | null;
  daysOnMarket: number | null;
  listPrice: number | null;
  originalListPrice: number | null;
}

export interface SalesImportPlan extends RecordLayout<SaleField> {
  source: string;
  /** The operator's name for the market; null if none was given. */
  market: string | null;
  dateOrder: DateOrder;
  minPrice: number;
  today: string;
  /** The word for a bare number in the district column: "District" makes 9 "District 9". */
  districtWord: string;
  /** The operator's types for the file's types, by normalized name. */
  types: ReadonlyMap<string, SaleType>;
  /** The types to import; null means all homes, and land. */
  only: ReadonlySet<PropertyType> | null;
  /** The rows to import. */
  where: readonly RowFilter[];
  /** The largest numbers for condition and quality, which show their scales. */
  largest: LargestNumbers;
  /** Whether the status column is that of listings, some of them sold. */
  hasListings: boolean;
  /** What the codes in columns about the terms of a sale mean. */
  codes: CodeTables;
}

/** A sale from a row, with its type as written in the file. */
interface TakenRow {
  row: ImportedSale;
  writtenType: string | null;
  /** The office's word on the sale's validity, if no rule covers it. */
  unclear: string | null;
  unread: readonly UnreadValue[];
}

export type SaleReading = TakenRow | { reason: string } | { leftOut: string };

const MAX_PRICE = 2_000_000_000;
const MAX_UNITS = 100_000;
const EARLIEST = "1900-01-01";

/** @throws RowRefusal */
export function readSoldOn(reader: SaleReader, plan: SalesImportPlan): string {
  const text = reader.text("soldOn");
  let soldOn: string | null;
  if (text !== null) {
    soldOn = readWrittenDate(text, plan.dateOrder);
    if (soldOn === null) {
      throw new RowRefusal("soldOn", `is not a date: ${quote(text)}${adviseOnDate(text)}`);
    }
  } else {
    const year = reader.number("soldYear", 1900, 2200);
    const month = reader.number("soldMonth", 1, 12) ?? 7;
    if (year === null) throw new RowRefusal("soldOn", "is missing");
    // Only the month is known, so use its middle.
    soldOn = `${year}-${String(Math.round(month)).padStart(2, "0")}-15`;
  }
  if (soldOn < EARLIEST) throw new RowRefusal("soldOn", `is out of range: ${soldOn}`);
  if (soldOn > plan.today) throw new RowRefusal("soldOn", `is in the future: ${soldOn}`);
  return soldOn;
}

function readFacts(
  reader: SaleReader,
  sold: { soldOn: string; price: number; propertyType: PropertyType | null },
  namedMarket: string | null,
  plan: SalesImportPlan,
) {
  const place = readPlace(reader);
  return {
    // A market is a place, so that later files of the same place belong to it.
    market: namedMarket ?? stateOfPlace(place) ?? plan.source,
    ...sold,
    ...place,
    ...readHomeFacts(reader, sold.soldOn, plan),
  };
}

// Returns why a row isn't a sale of a home on the market, or null if it is.
function findReasonToLeaveOut(
  price: number | null,
  type: SaleType | null,
  writtenType: string | null,
  { minPrice, only }: SalesImportPlan,
  isOfSeveral: boolean,
): string | null {
  if (type === "no_home")
    return writtenType === null ? "not a home" : `not a home: ${quote(writtenType)}`;
  if (only && (type === null || !only.has(type))) {
    return `not requested: ${nameType(type)}`;
  }
  if (isOfSeveral) return "sold with other parcels";
  if (price === null) return "no price";
  return price < minPrice ? `sold for less than $${minPrice.toLocaleString("en-US")}` : null;
}

// House numbers used to be stored as numbers, without units, and markets were named after the
// county column or the source. Digests must stay the same, so that importing a file again recognizes
// its sales.
function digest(facts: ReturnType<typeof readFacts>, market: string): string {
  const { houseNumber, unit } = facts;
  const number = /^\d+$/.test(houseNumber ?? "") ? Number(houseNumber) : houseNumber;
  const text = JSON.stringify({ ...facts, market, houseNumber: number, unit: unit ?? undefined });
  return createHash("sha256").update(text).digest("hex").slice(0, 20);
}

/**
 * Reads one record of a sales file. A sale without an id is identified by a digest of its facts.
 */
export function readSale(values: readonly string[], plan: SalesImportPlan): SaleReading {
  const used = [...plan.columns.values()].map((column) => values[column] ?? "");
  const unreadable = explainUnreadable(used);
  if (unreadable) return { reason: unreadable };
  if (!isChosen(values, plan.where)) return { leftOut: "not chosen by --where" };
  return readOrRefuse((): SaleReading => {
    const reader = new RecordReader(values, plan);
    const notSold = plan.hasListings ? judgeStatus(reader) : null;
    if (notSold !== null) return { leftOut: notSold };
    const writtenType = readText(reader, "propertyType");
    const type = classifySale(
      {
        type: writtenType,
        style: readText(reader, "style"),
        units: readFact(reader, "units", 0, MAX_UNITS),
      },
      plan.types,
    );
    const price = reader.number("price", 0, MAX_PRICE);
    const leftOut = findReasonToLeaveOut(
      price,
      type,
      writtenType,
      plan,
      isOfSeveralParcels(reader),
    );
    if (leftOut !== null || price === null || type === "no_home") {
      return { leftOut: leftOut ?? "no price" };
    }
    const terms = judgeTerms(reader, plan.codes);
    if (terms && "leftOut" in terms) return terms;
    const sold = { soldOn: readSoldOn(reader, plan), price: Math.round(price), propertyType: type };
    const county = reader.text("market");
    const facts = readFacts(reader, sold, plan.market ?? county, plan);
    const id = reader.text("id") ?? digest(facts, county ?? plan.market ?? plan.source);
    const row = {
      source: plan.source,
      sourceId: `${id}@${facts.soldOn}`,
      ...facts,
      ...readOptionalFacts(reader, plan.largest),
      streetKey: facts.street && streetKey(facts.street),
      // A zip predicts prices better than a district.
      district:
        facts.zipCode === null
          ? readDistrict(readText(reader, "district"), plan.districtWord)
          : null,
      // Not part of the digest, which must stay the same.
      ...readListing(reader, facts.soldOn, plan.dateOrder),
    };
    const { market, street, unit, city, state, zipCode, district } = row;
    const tooLong = explainSize([market, street, unit, city, state, zipCode, district]);
    if (tooLong) return { reason: tooLong };
    return { row, writtenType, unclear: terms?.unclear ?? null, unread: reader.unread };
  });
}
