import { collapse, tidyLine } from "./address-line.ts";
import { splitHouseNumber } from "./house-number.ts";
import { plainText } from "./plain-text.ts";
import { stateCodeOf, ZERO_ZIP_STATES } from "./states.ts";
import { readUnit, splitLeadingUnit, splitUnit } from "./unit.ts";

const orNull = (text: string) => (text === "" ? null : text);

/** Returns the two-letter code of a state, or unknown text in capitals. */
export function readState(text: string | null | undefined): string | null {
  const written = collapse(collapse(text ?? "").replaceAll(".", ""));
  return stateCodeOf(written) ?? orNull(written.toUpperCase());
}

/**
 * Returns the first five digits of a US zip code ("98103-1234", "981031234", "WA 98103"), or any other
 * text in capitals.
 */
export function readZip(text: string | null | undefined): string | null {
  const written = collapse(text ?? "").replace(/^([^.]*\d) ?\.0+$/, "$1");
  const digits = /^(?:[a-z]{2} )?(\d{5})(?:[- ]?\d{4})?$/i.exec(written);
  return orNull(digits?.[1] ?? written.toUpperCase());
}

const SHORT_ZIP = /^(?:([A-Z]{2}) )?(\d{3,4})(?:[- ]?\d{4})?$/;

/** Adds missing leading zeros by state: "8540" in "NJ" becomes "08540". */
export function readZipOfState(text: string | null, state: string | null): string | null {
  const zip = readZip(text);
  const [, named, short] = SHORT_ZIP.exec(zip ?? "") ?? [];
  return short !== undefined && ZERO_ZIP_STATES.has(state ?? named ?? "")
    ? short.padStart(5, "0")
    : zip;
}

export const readCity = (text: string | null | undefined) => orNull(collapse(text ?? ""));

/**
 * Returns a key that is equal for spellings of the same city: "Kaʻaʻawa" and "KAAAWA", "St. Paul" and
 * "Saint Paul". It must match `cityKeyOf` in db/schema.
 */
export const cityKey = (city: string): string =>
  plainText(city)
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/^(?:(s)ain(t)|(f)or(t)|(m)oun(t))/, "$1$2$3$4$5$6");

export interface StreetAddress {
  houseNumber: string | null;
  street: string | null;
  unit: string | null;
}

/**
 * Splits an address: "1207-B Maple St, Unit 3" becomes "1207B", "Maple St" and "3". Number and unit are
 * normalized for comparison.
 * @param secondLine of the address, which may contain the unit
 */
export function readAddressLine(
  line: string | null | undefined,
  secondLine?: string | null,
): StreetAddress {
  const leading = splitLeadingUnit(tidyLine(line ?? ""));
  const numbered = splitHouseNumber(leading.line);
  const { street, unit } = splitUnit(numbered?.rest ?? leading.line);
  const units = new Set([leading.unit, unit, readUnit(secondLine)].filter((one) => one !== null));
  return {
    houseNumber: numbered?.houseNumber ?? null,
    street: orNull(street),
    unit: units.size > 0 ? [...units].join(" ") : null,
  };
}
