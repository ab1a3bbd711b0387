import { findColumns } from "#lib/import/columns.ts";
import { ImportError } from "#lib/import/import-error.ts";
import { readOrRefuse, type RecordLayout, RecordReader } from "#lib/import/record-reader.ts";
import { explainSize } from "#lib/import/row-size.ts";
import { explainUnreadable } from "#lib/import/rows.ts";
import { COLUMN_NAMES, type SaleField } from "#lib/valuation/import/column-names.ts";
import { readPlace } from "#lib/valuation/import/sale-place.ts";
import { type AddressKey, addressKeys } from "./address-key.ts";

export type AddressLayout = RecordLayout<SaleField>;

/** An address of a file with its coordinates in degrees. */
export interface ImportedAddress extends AddressKey {
  latitude: number;
  longitude: number;
}

const FIELDS = [
  "address",
  "houseNumber",
  "houseNumberSuffix",
  "streetPrefix",
  "street",
  "streetSuffix",
  "streetDirSuffix",
  "unit",
  "city",
  "state",
  "zipCode",
  "latitude",
  "longitude",
] as const satisfies readonly SaleField[];

// The names in files of OpenAddresses.
const OPEN_ADDRESSES: Partial<Record<SaleField, string>> = {
  houseNumber: "number",
  state: "region",
  zipCode: "postcode",
};

const NAMES = Object.fromEntries(
  FIELDS.map((field) => [field, [...COLUMN_NAMES[field], OPEN_ADDRESSES[field] ?? field]]),
);

/**
 * Finds the columns of an address file.
 * @param constants the state or city of every row, for files without them
 * @throws ImportError without columns for the coordinates and the address
 */
export function layoutOf(
  header: readonly string[],
  constants: ReadonlyMap<SaleField, string>,
): AddressLayout {
  const columns = findColumns<SaleField>(header, NAMES);
  const lacks = (...fields: SaleField[]) => !fields.some((field) => columns.has(field));
  const missing = [
    lacks("latitude") ? "latitude" : null,
    lacks("longitude") ? "longitude" : null,
    lacks("address", "street") ? "address" : null,
  ].filter((name) => name !== null);
  if (missing.length > 0) {
    throw new ImportError(
      `We couldn't find these columns: ${missing.join(", ")}. Columns: ${header.join(", ")}.`,
    );
  }
  return { columns, constants, decimalComma: false };
}

// A file may have a column that is empty, such as OpenAddresses' region.
function fillFrom(values: readonly string[], layout: AddressLayout): AddressLayout {
  const { columns, constants } = layout;
  if (constants.size === 0) return layout;
  const known = [...columns].filter(([field, column]) => values[column] || !constants.has(field));
  return { ...layout, columns: new Map(known) };
}

// From American Samoa to Alaska, and west of the date line from Guam to the Aleutian Islands.
const isInTheUnitedStates = (latitude: number, longitude: number) =>
  latitude >= -15 && latitude <= 72 && (longitude <= -64 || longitude >= 144);

/** Reads a row; one that can't be used gets a reason. Units share the address of their building. */
export function readAddress(
  values: readonly string[],
  layout: AddressLayout,
): { row: ImportedAddress } | { reason: string } {
  if (explainUnreadable(values)) return { reason: "characters we can't read" };
  const filled = fillFrom(values, layout);
  const read = readOrRefuse(() => readPlace(new RecordReader(values, filled)));
  if ("reason" in read) return read;
  const { latitude, longitude, ...place } = read;
  if (latitude === null || longitude === null) return { reason: "no coordinates" };
  if (!isInTheUnitedStates(latitude, longitude)) {
    return { reason: "coordinates outside the United States" };
  }
  const keys = addressKeys(place);
  if ("reason" in keys) return keys;
  const [key] = keys;
  if (!key || explainSize(Object.values(key))) return { reason: "text that's too long" };
  return { row: { ...key, latitude, longitude } };
}
