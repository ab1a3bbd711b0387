import { type DateOrder, readWrittenDate } from "#lib/import/dates.ts";
import { type RecordReader, RowRefusal } from "#lib/import/record-reader.ts";
import { BATHROOM_KINDS, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { LIVING_AREAS } from "../data/home.ts";
import type { SaleField } from "./column-names.ts";
import { readText } from "./sale-place.ts";

export type SaleReader = RecordReader<SaleField>;

interface Dates {
  today: string;
  dateOrder: DateOrder;
}

const MAX_AREA = 1e9;
// Some offices write 1 for the lot of a condominium.
const MIN_LOT = 100;
const MAX_LOT = 10_000 * SQUARE_FEET_PER_ACRE;
const EARLIEST_YEAR = 1600;
const YEARS_AHEAD = 5;

/** Reads a number; one out of range or unreadable is unknown. */
export function readFact(
  reader: SaleReader,
  field: SaleField,
  least: number,
  most: number,
): number | null {
  return reader.orUnknown(() => reader.number(field, least, most));
}

function readBathrooms(reader: SaleReader): number | null {
  const counts = BATHROOM_KINDS.map(({ field }) => readFact(reader, field, 0, 100));
  const total = readFact(reader, "bathrooms", 0, 100);
  if (total !== null) return total || null;
  if (counts[0] === null) return null;
  return (
    BATHROOM_KINDS.reduce((sum, { weight }, at) => sum + weight * (counts[at] ?? 0), 0) || null
  );
}

// 0 means unknown or not applicable.
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

function readYear(reader: SaleReader, field: SaleField, dates: Dates): number | null {
  const latest = Number(dates.today.slice(0, 4)) + YEARS_AHEAD;
  return reader.orUnknown(() => {
    const year = reader.amount(field, latest);
    if (year !== null && year < EARLIEST_YEAR) {
      throw new RowRefusal(field, `is out of range: ${year}`);
    }
    return year && Math.round(year);
  });
}

// Listings may give an age instead, as of the list date or else of the sale.
function readYearBuilt(reader: SaleReader, soldOn: string, dates: Dates): number | null {
  const yearBuilt = readYear(reader, "yearBuilt", dates);
  if (yearBuilt !== null) return yearBuilt;
  const age = readFact(reader, "age", 0, Number(dates.today.slice(0, 4)));
  if (age === null) return null;
  if (age >= EARLIEST_YEAR) return Math.round(age);
  const listedOn = readText(reader, "listedOn");
  const asOf = (listedOn && readWrittenDate(listedOn, dates.dateOrder)) ?? soldOn;
  const year = Number(asOf.slice(0, 4)) - Math.round(age);
  return year < EARLIEST_YEAR ? null : year;
}

/** Reads the facts of a home as of its sale; implausible ones are unknown. */
export function readHomeFacts(reader: SaleReader, soldOn: string, dates: Dates) {
  const yearBuilt = readYearBuilt(reader, soldOn, dates);
  const yearRemodeled = readYear(reader, "yearRemodeled", dates);
  const bedrooms = readFact(reader, "bedrooms", 0, 100);
  return {
    livingArea: readLivingArea(reader),
    lotSize: readLotSize(reader),
    basementArea: readFact(reader, "basementArea", 0, MAX_AREA),
    bedrooms: bedrooms === null ? null : Math.round(bedrooms),
    bathrooms: readBathrooms(reader),
    yearBuilt,
    // Some offices repeat the year built where there was no remodel.
    yearRemodeled:
      yearRemodeled !== null && yearRemodeled > (yearBuilt ?? 0) ? yearRemodeled : null,
  };
}
