import type { RecordReader } from "#lib/import/record-reader.ts";
import {
  readAddressLine,
  readCity,
  readState,
  readZipOfState,
  type StreetAddress,
} from "#lib/us/address.ts";
import { tidyLine } from "#lib/us/address-line.ts";
import { readHouseNumber, splitHouseNumber } from "#lib/us/house-number.ts";
import { isDirection } from "#lib/us/street-words.ts";
import { readUnit, splitUnit } from "#lib/us/unit.ts";
import { stateOfZip } from "#lib/us/zip-states.ts";
import type { SaleField } from "./column-names.ts";

type SaleReader = RecordReader<SaleField>;

/** Returns a text of a row, or null if it is unknown or unreadable. */
export const readText = (reader: SaleReader, field: SaleField): string | null =>
  reader.orUnknown(() => reader.text(field));

// Joins a street from its own columns: "N", "Main" and "St" become "N Main St".
function readStreet(reader: SaleReader): string | null {
  const name = readText(reader, "street");
  if (name === null) return null;
  const parts = [
    readText(reader, "streetPrefix"),
    name,
    readText(reader, "streetSuffix"),
    readText(reader, "streetDirSuffix"),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

// Joins a number from its own columns: "208" and "1/2" become "208 1/2", "1207" and "A" become
// "1207A". Anything else after a number, as in "1207 Rear", is a unit.
function readNumber(reader: SaleReader): Pick<StreetAddress, "houseNumber" | "unit"> {
  const number = readText(reader, "houseNumber");
  const suffix = readText(reader, "houseNumberSuffix");
  if (number === null) return { houseNumber: null, unit: null };
  const whole = suffix === null || number.endsWith(suffix) ? number : `${number} ${suffix}`;
  const alone = readHouseNumber(whole);
  const split = alone === null ? splitHouseNumber(tidyLine(whole)) : null;
  return {
    houseNumber: alone ?? split?.houseNumber ?? null,
    unit: split && !isDirection(split.rest) ? readUnit(split.rest) : null,
  };
}

// House number and street in one line; some files put it in the street column.
function readLine(reader: SaleReader, number: string | null) {
  const line = readText(reader, "address");
  const isSplit = number !== null || readText(reader, "streetSuffix") !== null;
  return readAddressLine(line ?? (isSplit ? null : readText(reader, "street")));
}

function readAddress(reader: SaleReader): StreetAddress {
  const number = readNumber(reader);
  const line = readLine(reader, number.houseNumber);
  // A line with a house number has the whole street; a street name column often has only a part.
  const written = line.houseNumber === null ? readStreet(reader) : null;
  const split = written === null ? line : splitUnit(written);
  return {
    houseNumber: number.houseNumber ?? line.houseNumber,
    street: split.street,
    unit: readUnit(readText(reader, "unit")) ?? number.unit ?? line.unit ?? split.unit,
  };
}

function readCoordinates(reader: SaleReader) {
  const latitude = reader.orUnknown(() => reader.number("latitude", -90, 90));
  const longitude = reader.orUnknown(() => reader.number("longitude", -180, 180));
  // One coordinate alone, or the 0,0 of failed geocoding, is no location.
  const isPlace = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** Reads where the home of a row is, with house number and unit normalized for comparison. */
export function readPlace(reader: SaleReader) {
  const { houseNumber, street, unit } = readAddress(reader);
  const state = readState(readText(reader, "state"));
  return {
    houseNumber,
    street,
    city: readCity(readText(reader, "city")),
    state,
    zipCode: readZipOfState(readText(reader, "zipCode"), state),
    ...readCoordinates(reader),
    unit,
  };
}

/** Returns the state of a place, by its zip code if none is written; null if neither is known. */
export const stateOfPlace = ({
  state,
  zipCode,
}: Readonly<Record<"state" | "zipCode", string | null>>): string | null =>
  state ?? (zipCode === null ? null : stateOfZip(zipCode));
