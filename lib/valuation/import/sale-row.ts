import { createHash } from "node:crypto";
import { type DateOrder, readWrittenDate } from "#lib/import/dates.ts";
import {
  quote,
  readOrRefuse,
  type RecordLayout,
  RecordReader,
  RowRefusal,
} from "#lib/import/record-reader.ts";
import { explainSize } from "#lib/import/row-size.ts";
import type { RowReading } from "#lib/import/rows.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { readAddressLine, readCity, readState, readZipOfState } from "#lib/us/address.ts";
import { BATHROOM_KINDS, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { SaleField } from "./column-names.ts";
import { readPropertyType } from "./property-type.ts";

export interface ImportedSale {
  source: string;
  sourceId: string;
  market: string;
  soldOn: string;
  price: number;
  propertyType: PropertyType | null;
  houseNumber: number | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
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
}

const MAX_PRICE = 2_000_000_000;
const MAX_AREA = 1e9;
const MAX_HOUSE_NUMBER = 2_147_483_647;
const EARLIEST = "1900-01-01";
const EARLIEST_YEAR = 1600;
const YEARS_AHEAD = 5;

type SaleReader = RecordReader<SaleField>;

function readYear(reader: SaleReader, field: SaleField, plan: SalesImportPlan): number | null {
  const year = reader.amount(field, 9999);
  if (year === null) return null;
  const latest = Number(plan.today.slice(0, 4)) + YEARS_AHEAD;
  if (year < EARLIEST_YEAR || year > latest) {
    throw new RowRefusal(`${field} is out of range: ${year}`);
  }
  return Math.round(year);
}

function readSoldOn(reader: SaleReader, plan: SalesImportPlan): string {
  const text = reader.text("soldOn");
  let soldOn: string | null;
  if (text !== null) {
    soldOn = readWrittenDate(text, plan.dateOrder);
    if (soldOn === null) throw new RowRefusal(`soldOn is not a date: ${quote(text)}`);
  } else {
    const year = reader.number("soldYear", 1900, 2200);
    const month = reader.number("soldMonth", 1, 12) ?? 7;
    if (year === null) throw new RowRefusal("soldOn is missing");
    // Only the month is known: its middle.
    soldOn = `${year}-${String(Math.round(month)).padStart(2, "0")}-15`;
  }
  if (soldOn < EARLIEST) throw new RowRefusal(`soldOn is out of range: ${soldOn}`);
  if (soldOn > plan.today) throw new RowRefusal(`soldOn is in the future: ${soldOn}`);
  return soldOn;
}

function readPrice(reader: SaleReader, plan: SalesImportPlan): number {
  const price = reader.number("price", 0, MAX_PRICE);
  if (price === null) throw new RowRefusal("price is missing");
  if (price < plan.minPrice) throw new RowRefusal(`price is not a market price: ${price}`);
  return Math.round(price);
}

function readBathrooms(reader: SaleReader): number | null {
  const counts = BATHROOM_KINDS.map(({ field }) => reader.number(field, 0, 100));
  const total = reader.number("bathrooms", 0, 100);
  if (total !== null) return total || null;
  if (counts[0] === null) return null;
  return (
    BATHROOM_KINDS.reduce((sum, { weight }, at) => sum + weight * (counts[at] ?? 0), 0) || null
  );
}

// The street from its own columns: "N", "Main" and "St" are "N Main St".
function readStreet(reader: SaleReader): string | null {
  const name = reader.text("street");
  if (name === null) return null;
  const parts = [reader.text("streetPrefix"), name, reader.text("streetSuffix")];
  return parts.filter((part) => part !== null).join(" ");
}

// The line of house number and street; some files hold it in the column of the street.
function readLine(reader: SaleReader) {
  const line = reader.text("address");
  const isSplit = reader.text("houseNumber") !== null || reader.text("streetSuffix") !== null;
  return readAddressLine(line ?? (isSplit ? null : reader.text("street")));
}

function readPlace(reader: SaleReader) {
  const line = readLine(reader);
  // A line with a house number names the whole street; a column of street names often only a part.
  const street = line.houseNumber === null ? (readStreet(reader) ?? line.street) : line.street;
  const number = reader.text("houseNumber");
  const digits = number === null ? null : /^\d+/.exec(number)?.[0];
  const houseNumber = digits ? Number(digits) : line.houseNumber;
  let latitude = reader.number("latitude", -90, 90);
  let longitude = reader.number("longitude", -180, 180);
  // One without the other, or the null island of failed geocoding, is no place.
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) {
    latitude = longitude = null;
  }
  const state = readState(reader.text("state"));
  return {
    houseNumber: houseNumber !== null && houseNumber <= MAX_HOUSE_NUMBER ? houseNumber : null,
    street,
    city: readCity(reader.text("city")),
    state,
    zipCode: readZipOfState(reader.text("zipCode"), state),
    latitude,
    longitude,
  };
}

function readFacts(reader: SaleReader, plan: SalesImportPlan) {
  const soldOn = readSoldOn(reader, plan);
  const yearBuilt = readYear(reader, "yearBuilt", plan);
  const yearRemodeled = readYear(reader, "yearRemodeled", plan);
  const acres = reader.amount("lotAcres", MAX_AREA / SQUARE_FEET_PER_ACRE);
  const bedrooms = reader.number("bedrooms", 0, 100);
  return {
    market: reader.text("market") ?? plan.market,
    soldOn,
    price: readPrice(reader, plan),
    propertyType: readPropertyType(reader.text("propertyType")),
    ...readPlace(reader),
    livingArea: reader.amount("livingArea", MAX_AREA),
    lotSize: reader.amount("lotSize", MAX_AREA) ?? (acres && acres * SQUARE_FEET_PER_ACRE),
    basementArea: reader.number("basementArea", 0, MAX_AREA),
    bedrooms: bedrooms === null ? null : Math.round(bedrooms),
    bathrooms: readBathrooms(reader),
    yearBuilt,
    // Some offices repeat the year of building where there was no remodel.
    yearRemodeled:
      yearRemodeled !== null && yearRemodeled > (yearBuilt ?? 0) ? yearRemodeled : null,
  };
}

/** Reads one record of a sales file. A sale without an id is known by a digest of its facts. */
export function readSale(
  values: readonly string[],
  plan: SalesImportPlan,
): RowReading<ImportedSale> {
  return readOrRefuse(() => {
    const reader = new RecordReader(values, plan);
    const facts = readFacts(reader, plan);
    const { market, street, city, state, zipCode } = facts;
    const tooLong = explainSize([market, street, city, state, zipCode]);
    if (tooLong) throw new RowRefusal(tooLong);
    const id =
      reader.text("id") ??
      createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 20);
    return { source: plan.source, sourceId: `${id}@${facts.soldOn}`, ...facts };
  });
}
