import { createHash } from "node:crypto";
import type { PropertyType } from "#lib/schemas/property.ts";
import { isStorable, MAX_TEXT } from "#lib/schemas/text.ts";
import { readAddressLine, readCity, readState, readZipOfState } from "#lib/us/address.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { BATHROOM_KINDS, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { ImportField } from "./column-names.ts";
import type { ColumnMap } from "./columns.ts";
import { type DateOrder, readSaleDate } from "./dates.ts";

/** A sale as an import writes it; field for field a row of the table `sales`. */
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

/** How the rows of one file are to be read. */
export interface ImportPlan {
  source: string;
  market: string;
  columns: ColumnMap;
  /** Values for fields that the file has no column for. */
  constants: ReadonlyMap<ImportField, string>;
  dateOrder: DateOrder;
  /** Whether numbers are written like "1.234,5". */
  decimalComma: boolean;
  /** Sales under this price, in US dollars, are gifts and settlements, and are refused. */
  minPrice: number;
  /** Today: later sales are refused. */
  today: string;
}

/** A row that can't be taken, and why. */
class Refusal extends Error {}

const UNKNOWN = /^(?:|n\/?a|null|none|nan|nil|-+|\?+|unknown)$/i;
const MAX_PRICE = 2_000_000_000;
const MAX_AREA = 1e9;
const MAX_HOUSE_NUMBER = 2_147_483_647;
const EARLIEST = "1900-01-01";
const EARLIEST_YEAR = 1600;
const YEARS_AHEAD = 5;

/** Reads the fields of one record by name; "unknown" in any spelling is null. */
class Reader {
  readonly #record: readonly string[];
  readonly #plan: ImportPlan;

  constructor(record: readonly string[], plan: ImportPlan) {
    this.#record = record;
    this.#plan = plan;
  }

  text(field: ImportField): string | null {
    const column = this.#plan.columns.get(field);
    const written = column === undefined ? this.#plan.constants.get(field) : this.#record[column];
    const text = (written ?? "").trim();
    if (UNKNOWN.test(text)) return null;
    if (text.length > MAX_TEXT) throw new Refusal(`${field} is longer than ${MAX_TEXT} characters`);
    if (!isStorable(text) || /\p{Cc}/u.test(text)) {
      throw new Refusal(`${field} holds a character that can't be stored`);
    }
    return text;
  }

  number(field: ImportField, least: number, most: number): number | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = readAmount(this.#plan.decimalComma ? toDecimalPoint(text) : text);
    if (value === null) throw new Refusal(`${field} is not a number: ${shown(text)}`);
    if (value < least || value > most)
      throw new Refusal(`${field} is out of range: ${shown(text)}`);
    return value;
  }

  /** A number of which 0 means that it is unknown or does not apply. */
  amount(field: ImportField, most: number): number | null {
    return this.number(field, 0, most) || null;
  }

  year(field: ImportField): number | null {
    const year = this.amount(field, 9999);
    if (year === null) return null;
    const latest = Number(this.#plan.today.slice(0, 4)) + YEARS_AHEAD;
    if (year < EARLIEST_YEAR || year > latest)
      throw new Refusal(`${field} is out of range: ${year}`);
    return Math.round(year);
  }
}

/** A number as it is written with a comma before its decimals: "1.234,5 €" is 1234.5. */
const toDecimalPoint = (text: string) => text.replace(/[.€]/g, "").replace(",", ".").trim();

/** "2,5", "1.234,50" and "-122,2571" have decimals after a comma; "2.5" and "1,234" have none. */
const COMMA_FORM = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})(?:\s*€)?$/;
const POINT_FORM = /^\$?-?(?:\d+|\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|\d{4,})$|,\d{3}(?!\d)/;

/** Whether more of these numbers can only be read with a comma before their decimals than with a point. */
export function detectDecimalComma(texts: readonly string[]): boolean {
  const count = (form: RegExp) => texts.filter((text) => form.test(text.trim())).length;
  return count(COMMA_FORM) > count(POINT_FORM);
}

const shown = (text: string) => JSON.stringify(text.slice(0, 40));

/** The property type that an assessor's or a listing's word stands for; null where it is none of ours. */
export function readPropertyType(text: string | null): PropertyType | null {
  if (text === null) return null;
  const word = text.toLowerCase().replace(/[_-]/g, " ");
  if (/\brentals?\b/.test(word)) return "multi_family";
  if (/\b(?:vacant|land|lot)\b/.test(word)) return "land_lot";
  if (/\b(?:condo|condominium|co ?op|apartment|flat|unit)/.test(word)) return "condominium";
  if (
    /\b(?:multi|duplex|triplex|fourplex|quadplex|plex|two family|2 family|three family|2fmcon)/.test(
      word,
    )
  ) {
    return "multi_family";
  }
  if (
    /\b(?:single|sfr|1fam|one family|onefam|detached|house|residential|townho|twnhs)/.test(word)
  ) {
    return "single_family";
  }
  return null;
}

function readSoldOn(reader: Reader, plan: ImportPlan): string {
  const text = reader.text("soldOn");
  let soldOn: string | null;
  if (text !== null) {
    soldOn = readSaleDate(text, plan.dateOrder);
    if (soldOn === null) throw new Refusal(`soldOn is not a date: ${shown(text)}`);
  } else {
    const year = reader.number("soldYear", 1900, 2200);
    const month = reader.number("soldMonth", 1, 12) ?? 7;
    if (year === null) throw new Refusal("soldOn is missing");
    // Only the month is known: its middle.
    soldOn = `${year}-${String(Math.round(month)).padStart(2, "0")}-15`;
  }
  if (soldOn < EARLIEST) throw new Refusal(`soldOn is out of range: ${soldOn}`);
  if (soldOn > plan.today) throw new Refusal(`soldOn is in the future: ${soldOn}`);
  return soldOn;
}

function readPrice(reader: Reader, plan: ImportPlan): number {
  const price = reader.number("price", 0, MAX_PRICE);
  if (price === null) throw new Refusal("price is missing");
  if (price < plan.minPrice) throw new Refusal(`price is not a market price: ${price}`);
  return Math.round(price);
}

/** Bathrooms in quarters, from one column or from those of full baths and parts of baths. */
function readBathrooms(reader: Reader): number | null {
  const counts = BATHROOM_KINDS.map(({ field }) => reader.number(field, 0, 100));
  const total = reader.number("bathrooms", 0, 100);
  if (total !== null) return total || null;
  if (counts[0] === null) return null;
  return (
    BATHROOM_KINDS.reduce((sum, { weight }, at) => sum + weight * (counts[at] ?? 0), 0) || null
  );
}

/** The street from its own columns: "N", "Main" and "St" are "N Main St". */
function readStreet(reader: Reader): string | null {
  const name = reader.text("street");
  if (name === null) return null;
  const parts = [reader.text("streetPrefix"), name, reader.text("streetSuffix")];
  return parts.filter((part) => part !== null).join(" ");
}

/** The line of house number and street; some files hold it in the column of the street. */
function readLine(reader: Reader) {
  const line = reader.text("address");
  const isSplit = reader.text("houseNumber") !== null || reader.text("streetSuffix") !== null;
  return readAddressLine(line ?? (isSplit ? null : reader.text("street")));
}

function readPlace(reader: Reader) {
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

/**
 * Reads one record of a sales file.
 * @returns the sale, or in a few words why the record can't be taken
 */
export function readRow(
  record: readonly string[],
  plan: ImportPlan,
): { sale: ImportedSale } | { reason: string } {
  try {
    const reader = new Reader(record, plan);
    const soldOn = readSoldOn(reader, plan);
    const yearBuilt = reader.year("yearBuilt");
    const yearRemodeled = reader.year("yearRemodeled");
    const acres = reader.amount("lotAcres", MAX_AREA / SQUARE_FEET_PER_ACRE);
    const bedrooms = reader.number("bedrooms", 0, 100);
    const facts = {
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
    const id =
      reader.text("id") ??
      createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 20);
    return { sale: { source: plan.source, sourceId: `${id}@${soldOn}`, ...facts } };
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.message };
    throw error;
  }
}
