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
import type { PropertyType } from "#lib/fields/property.ts";
import {
  readAddressLine,
  readCity,
  readState,
  readZipOfState,
  streetKey,
} from "#lib/us/address.ts";
import { BATHROOM_KINDS, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { LIVING_AREAS } from "../data/home.ts";
import type { SaleField } from "./column-names.ts";
import { readDistrict } from "./district.ts";
import { classifySale, nameType, type SaleType } from "./property-type.ts";
import { isOfSeveralParcels } from "./several-parcels.ts";

export interface ImportedSale {
  source: string;
  sourceId: string;
  market: string;
  soldOn: string;
  price: number;
  propertyType: PropertyType | null;
  houseNumber: number | null;
  street: string | null;
  streetKey: string | null;
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
}

export interface SalesImportPlan extends RecordLayout<SaleField> {
  source: string;
  market: string;
  dateOrder: DateOrder;
  minPrice: number;
  today: string;
  /** What a number in the column of districts counts: "District" makes 9 "District 9". */
  districtWord: string;
  /** What the operator says of the file's types, by their normalized names. */
  types: ReadonlyMap<string, SaleType>;
  /** The types that are taken; null: all homes, and land. */
  only: ReadonlySet<PropertyType> | null;
}

/** A sale as a row gives it, with its type as it is written there. */
interface TakenRow {
  row: ImportedSale;
  writtenType: string | null;
  unread: readonly UnreadValue[];
}

export type SaleReading = TakenRow | { reason: string } | { leftOut: string };

const MAX_PRICE = 2_000_000_000;
const MAX_AREA = 1e9;
// Offices write 1 for the lot of a condominium.
const MIN_LOT = 100;
const MAX_LOT = 10_000 * SQUARE_FEET_PER_ACRE;
const MAX_UNITS = 100_000;
const MAX_HOUSE_NUMBER = 2_147_483_647;
const EARLIEST = "1900-01-01";
const EARLIEST_YEAR = 1600;
const YEARS_AHEAD = 5;

export type SaleReader = RecordReader<SaleField>;

function readYear(reader: SaleReader, field: SaleField, plan: SalesImportPlan): number | null {
  const latest = Number(plan.today.slice(0, 4)) + YEARS_AHEAD;
  return reader.orUnknown(() => {
    const year = reader.amount(field, latest);
    if (year !== null && year < EARLIEST_YEAR) {
      throw new RowRefusal(field, `is out of range: ${year}`);
    }
    return year && Math.round(year);
  });
}

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
    // Only the month is known: its middle.
    soldOn = `${year}-${String(Math.round(month)).padStart(2, "0")}-15`;
  }
  if (soldOn < EARLIEST) throw new RowRefusal("soldOn", `is out of range: ${soldOn}`);
  if (soldOn > plan.today) throw new RowRefusal("soldOn", `is in the future: ${soldOn}`);
  return soldOn;
}

function readFact(
  reader: SaleReader,
  field: SaleField,
  least: number,
  most: number,
): number | null {
  return reader.orUnknown(() => reader.number(field, least, most));
}

const readText = (reader: SaleReader, field: SaleField) =>
  reader.orUnknown(() => reader.text(field));

function readBathrooms(reader: SaleReader): number | null {
  const counts = BATHROOM_KINDS.map(({ field }) => readFact(reader, field, 0, 100));
  const total = readFact(reader, "bathrooms", 0, 100);
  if (total !== null) return total || null;
  if (counts[0] === null) return null;
  return (
    BATHROOM_KINDS.reduce((sum, { weight }, at) => sum + weight * (counts[at] ?? 0), 0) || null
  );
}

// 0 means that it is unknown, or does not apply.
function readLivingArea(reader: SaleReader): number | null {
  return reader.orUnknown(() =>
    reader.number("livingArea", 0, MAX_AREA) === 0
      ? null
      : reader.number("livingArea", ...LIVING_AREAS),
  );
}

function readLotSize(reader: SaleReader): number | null {
  const lot = readFact(reader, "lotSize", 0, MAX_LOT);
  if (lot) return lot < MIN_LOT ? null : lot;
  const acres = readFact(reader, "lotAcres", 0, MAX_LOT / SQUARE_FEET_PER_ACRE);
  return acres ? acres * SQUARE_FEET_PER_ACRE : null;
}

// The street from its own columns: "N", "Main" and "St" are "N Main St".
function readStreet(reader: SaleReader): string | null {
  const name = readText(reader, "street");
  if (name === null) return null;
  const parts = [readText(reader, "streetPrefix"), name, readText(reader, "streetSuffix")];
  return parts.filter((part) => part !== null).join(" ");
}

// The line of house number and street; some files hold it in the column of the street.
function readLine(reader: SaleReader, number: string | null) {
  const line = readText(reader, "address");
  const isSplit = number !== null || readText(reader, "streetSuffix") !== null;
  return readAddressLine(line ?? (isSplit ? null : readText(reader, "street")));
}

export function readPlace(reader: SaleReader) {
  const number = readText(reader, "houseNumber");
  const line = readLine(reader, number);
  // A line with a house number names the whole street; a column of street names often only a part.
  const street = line.houseNumber === null ? (readStreet(reader) ?? line.street) : line.street;
  const digits = number === null ? null : /^\d+/.exec(number)?.[0];
  const houseNumber = digits ? Number(digits) : line.houseNumber;
  let latitude = readFact(reader, "latitude", -90, 90);
  let longitude = readFact(reader, "longitude", -180, 180);
  // One without the other, or the null island of failed geocoding, is no place.
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) {
    latitude = longitude = null;
  }
  const state = readState(readText(reader, "state"));
  return {
    houseNumber: houseNumber !== null && houseNumber <= MAX_HOUSE_NUMBER ? houseNumber : null,
    street,
    city: readCity(readText(reader, "city")),
    state,
    zipCode: readZipOfState(readText(reader, "zipCode"), state),
    latitude,
    longitude,
  };
}

function readFacts(
  reader: SaleReader,
  sold: { soldOn: string; price: number; propertyType: PropertyType | null },
  plan: SalesImportPlan,
) {
  const yearBuilt = readYear(reader, "yearBuilt", plan);
  const yearRemodeled = readYear(reader, "yearRemodeled", plan);
  const bedrooms = readFact(reader, "bedrooms", 0, 100);
  return {
    market: reader.text("market") ?? plan.market,
    ...sold,
    ...readPlace(reader),
    livingArea: readLivingArea(reader),
    lotSize: readLotSize(reader),
    basementArea: readFact(reader, "basementArea", 0, MAX_AREA),
    bedrooms: bedrooms === null ? null : Math.round(bedrooms),
    bathrooms: readBathrooms(reader),
    yearBuilt,
    // Some offices repeat the year of building where there was no remodel.
    yearRemodeled:
      yearRemodeled !== null && yearRemodeled > (yearBuilt ?? 0) ? yearRemodeled : null,
  };
}

// Why a row is no sale of a home on the market; null where it is one.
function findReasonToLeaveOut(
  price: number | null,
  type: SaleType | null,
  writtenType: string | null,
  { minPrice, only }: SalesImportPlan,
  isOfSeveral: boolean,
): string | null {
  if (type === "no_home")
    return writtenType === null ? "no home" : `no home: ${quote(writtenType)}`;
  if (only && (type === null || !only.has(type))) {
    return `not asked for: ${nameType(type)}`;
  }
  if (isOfSeveral) return "sold with other parcels";
  if (price === null) return "no price";
  return price < minPrice ? `sold for less than $${minPrice.toLocaleString("en-US")}` : null;
}

/** Reads one record of a sales file. A sale without an id is known by a digest of its facts. */
export function readSale(values: readonly string[], plan: SalesImportPlan): SaleReading {
  const used = [...plan.columns.values()].map((column) => values[column] ?? "");
  const unreadable = explainUnreadable(used);
  if (unreadable) return { reason: unreadable };
  return readOrRefuse((): SaleReading => {
    const reader = new RecordReader(values, plan);
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
    const sold = { soldOn: readSoldOn(reader, plan), price: Math.round(price), propertyType: type };
    const facts = readFacts(reader, sold, plan);
    const id =
      reader.text("id") ??
      createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 20);
    const row = {
      source: plan.source,
      sourceId: `${id}@${facts.soldOn}`,
      ...facts,
      streetKey: facts.street && streetKey(facts.street),
      // A zip is the better area.
      district:
        facts.zipCode === null
          ? readDistrict(readText(reader, "district"), plan.districtWord)
          : null,
    };
    const { market, street, city, state, zipCode, district } = row;
    const tooLong = explainSize([market, street, city, state, zipCode, district]);
    return tooLong ? { reason: tooLong } : { row, writtenType, unread: reader.unread };
  });
}
