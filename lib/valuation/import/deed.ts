import { RecordReader } from "#lib/import/record-reader.ts";
import { streetKey } from "#lib/us/street-key.ts";
import type { SaleField } from "./column-names.ts";
import { readPlace } from "./sale-place.ts";
import type { SaleReader } from "./home-facts.ts";
import { readSoldOn, type SalesImportPlan } from "./sale-row.ts";

/** What identifies a row's deed and parcel. */
export type SaleMarks = {
  /** The id in the file; null if it has none. */
  reference: string | null;
  /** Equal for the rows of one deed; null if the row has no deed number. */
  deed: string | null;
  /** Equal for rows about one parcel. */
  parcel: string;
};

// Zeros and kinds of deeds ("WD") aren't numbers.
const HAS_NUMBER = /[1-9]/;
// "Recording" may be the number or the day.
const IS_DAY = /^(?:\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))(?:$|[T\s])/;

function readNumber(reader: SaleReader, field: SaleField): string | null {
  const text = reader.orUnknown(() => reader.text(field));
  if (text === null || !HAS_NUMBER.test(text) || IS_DAY.test(text)) return null;
  return text
    .toUpperCase()
    .replace(/\.0+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}

function readDeed(reader: SaleReader, plan: SalesImportPlan): string | null {
  const book = readNumber(reader, "deedBook");
  const page = readNumber(reader, "deedPage");
  const number = readNumber(reader, "deed") ?? (book && page && `${book}/${page}`);
  if (number === null) return null;
  const soldOn = reader.orUnknown(() => readSoldOn(reader, plan));
  if (soldOn === null) return null;
  const county = reader.orUnknown(() => reader.text("market"));
  // Each office numbers its own deeds, and some restart every year.
  return JSON.stringify([county, soldOn.slice(0, 4), number]);
}

function readParcel(values: readonly string[], reader: SaleReader, id: string | null): string {
  const { latitude: _, longitude: __, ...address } = readPlace(reader);
  const street = address.street && streetKey(address.street);
  if (id === null && street === null) return JSON.stringify(values);
  return JSON.stringify([id, { ...address, street }]);
}

export function readMarks(values: readonly string[], plan: SalesImportPlan): SaleMarks {
  const reader = new RecordReader(values, plan);
  const reference = reader.orUnknown(() => reader.text("id"));
  return {
    reference,
    deed: readDeed(reader, plan),
    parcel: readParcel(values, reader, reference),
  };
}
