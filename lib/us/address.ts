import { cleanEntry } from "#lib/text/clean-text.ts";
import { stateCodeOf, ZERO_ZIP_STATES } from "./states.ts";

// Words of street names in their usual short form (USPS Publication 28, appendix C).
const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alley: "aly",
    avenue: "ave",
    av: "ave",
    boulevard: "blvd",
    circle: "cir",
    court: "ct",
    crescent: "cres",
    drive: "dr",
    east: "e",
    expressway: "expy",
    heights: "hts",
    highway: "hwy",
    lane: "ln",
    mount: "mt",
    north: "n",
    northeast: "ne",
    northwest: "nw",
    parkway: "pkwy",
    place: "pl",
    plaza: "plz",
    point: "pt",
    road: "rd",
    saint: "st",
    south: "s",
    southeast: "se",
    southwest: "sw",
    square: "sq",
    street: "st",
    terrace: "ter",
    trail: "trl",
    turnpike: "tpke",
    west: "w",
  }),
);

export const UNIT_AND_REST =
  /(?<![\s,])[\s,]+(?:#|(?:apt|apartment|unit|suite|ste|bldg|building|floor|fl|lot|room|rm)\b\.?).*$/i;

export const collapse = (text: string) => cleanEntry(text).trim().replace(/\s+/g, " ");
const orNull = (text: string) => (text === "" ? null : text);

/** A state as its two-letter code where its name or code is known, else as written in capitals. */
export function readState(text: string | null | undefined): string | null {
  const written = collapse((text ?? "").replaceAll(".", ""));
  return stateCodeOf(written) ?? orNull(written.toUpperCase());
}

/** The first five digits of a US zip code ("98103-1234", "981031234", "WA 98103"); any other code as written, in capitals. */
export function readZip(text: string | null | undefined): string | null {
  const written = collapse(text ?? "");
  const digits = /^(?:[a-z]{2} )?(\d{5})(?:[- ]?\d{4})?(?:\.0+)?$/i.exec(written);
  return orNull(digits?.[1] ?? written.replace(/\s?\.0+$/, "").toUpperCase());
}

/** A zip with the zeros that those of its state begin with: "2139" in "MA" is "02139". */
export function readZipOfState(text: string | null, state: string | null): string | null {
  const zip = readZip(text);
  const isShort = zip !== null && /^\d{3,4}$/.test(zip);
  return isShort && ZERO_ZIP_STATES.has(state ?? "") ? zip.padStart(5, "0") : zip;
}

export const readCity = (text: string | null | undefined) => orNull(collapse(text ?? ""));

/**
 * A street name by which two spellings of one street are equal: "N. Main Street, Apt 4" and
 * "north main st" both become "n main st".
 */
export function streetKey(street: string): string {
  return collapse(street.replace(UNIT_AND_REST, "").toLowerCase().replace(/[.,']/g, ""))
    .split(" ")
    .map((word) => STREET_WORDS.get(word) ?? word)
    .join(" ");
}

/** House number and street of an address line ("1207-B Maple St, Unit 3" is 1207 and "Maple St"). */
export function readAddressLine(line: string | null | undefined): {
  houseNumber: number | null;
  street: string | null;
} {
  const text = collapse(line ?? "").replace(UNIT_AND_REST, "");
  const match = /^(\d{1,9})(?:-{0,2}[a-z](?=\s))?(?:[-/]\d+)?\s+(\S.*)$/i.exec(text);
  return match
    ? { houseNumber: Number(match[1]), street: match[2] ?? null }
    : { houseNumber: null, street: orNull(text) };
}
