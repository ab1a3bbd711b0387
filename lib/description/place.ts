import { readAddressLine } from "#lib/us/address.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";
import { isNumberedRoad } from "#lib/us/street-key.ts";
import { checkFairHousing } from "./fair-housing/check.ts";
import { readsAsPlace, readsAsStreet } from "#lib/us/place-name.ts";

/** The parts of an address that a description may use. Empty text where nothing usable is there. */
interface AddressParts {
  street: string;
  city: string;
  state: string;
}

/** Reads a typed address: one line each, state codes as names, the house number left out. */
export function readPlace(address: {
  addressLine1?: string | null;
  city: string;
  state: string;
}): AddressParts {
  const code = clean(address.state)
    .replaceAll(/[.,\s]/g, "")
    .toUpperCase();
  const state = STATE_NAMES[code] ?? nameCase(trimEnd(clean(address.state)));
  const typed = trimEnd(clean(address.city));
  const repeated = /^(.+),([^,]+)$/.exec(typed);
  const tail = repeated?.[2]?.replaceAll(/[.\s]/g, "").toUpperCase();
  const city =
    tail && (tail === code || STATE_NAMES[tail] === state) ? repeated?.[1]?.trimEnd() : typed;
  return { street: streetName(address.addressLine1 ?? ""), city: nameCase(city ?? ""), state };
}

// Towns whose names the check reads as words about people.
const REAL_NAMES: ReadonlySet<string> = new Set(["Oriental", "Country Club"]);

const isFair = (text: string) => text === "" || checkFairHousing(text).length === 0;
const isKnownState = (state: string) => stateCodeOf(state) !== null;

/**
 * A place without what is no name, or what fair housing law speaks against: a name is free text, and
 * a text prints it. What is left out here still stands in the address.
 */
export function fairPlace({ city, state }: Pick<AddressParts, "city" | "state">) {
  const isState = isKnownState(state) || (readsAsPlace(state) && isFair(state));
  const fairState = isState ? state : "";
  return { city: isFairCity(city, fairState) ? city : "", state: fairState };
}

/** The same of a street line. */
export const fairStreet = (street: string) =>
  readsAsStreet(street) && isFair(street) ? street : "";

function isFairCity(city: string, state: string): boolean {
  if (REAL_NAMES.has(city)) return true;
  if (!readsAsPlace(city) || !isFair(city)) return false;
  return isKnownState(state) || isFair(`${city} ${state}`);
}

const SPACE_AND_CONTROL = /[\s\u0000-\u001f\u007f-\u009f]+/g;

function clean(text: string): string {
  return text.replaceAll(SPACE_AND_CONTROL, " ").trim();
}

function trimEnd(text: string): string {
  return text.replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/u, "") || text;
}

// An apostrophe begins a name after a letter ("O'Fallon") and is an ʻokina after more ("Kapa'a").
const NAME_START = /((?:^|[\s.-]|(?<=(?<!\p{L})\p{L})['’])[ʻ‘’']?)(mc)?(\p{L})/gu;

/** "AUSTIN" and "austin" become "Austin"; anything typed in mixed case stays as it is. */
function nameCase(name: string): string {
  const shouted = name === name.toUpperCase() && name.length > 3;
  if (name !== name.toLowerCase() && !shouted) return name;
  if (!/^[\p{L}\s.'‘’-]+$/u.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(NAME_START, (_, before: string, mc: string, first: string) =>
      [before, mc ? "Mc" : "", first.toUpperCase()].join(""),
    )
    .replaceAll(/(?<=\S\s)(?:Of|The|De|Del|And|On|By)(?=\s)/g, (word) => word.toLowerCase())
    .replaceAll(/'S\b/g, "'s");
}

const LEADING_NUMBER =
  /^(?:(?:no\.?|number|#)\s*)?(?:\d[\da-z/½¼¾-]*|[nsew]\s?\d+\s?[nsew]\s?\d+|[nsew]\d{2,}|one|two|three|four|five|six|seven|eight|nine|ten)[,\s]+/i;
const LEADING_LOT = /^(?:lot|unit|apt|suite|space)\.?\s*#?\w+[,\s]+/i;
const NUMBERED_ROAD =
  /\b(?:highway|hwy|route|rte|road|rd|county|state|us|fm|cr|sr|interstate|i)\.?[\s-]*\d+$/i;

// A street of a grid: "S 300 W"
const GRID_STREET = /^(?:[nsew]\.? )?\d{1,5} [nsew]\.?$/i;

const isRoad = (street: string) =>
  NUMBERED_ROAD.test(street) ||
  GRID_STREET.test(street) ||
  (isNumberedRoad(street) && /^\D*\d+\D*$/.test(street));

/**
 * The street of an address line, without house and unit numbers: "742 Evergreen Terrace, Apt 2"
 * is "Evergreen Terrace". Empty where what remains could still be a house number.
 */
export function streetName(line: string): string {
  const address = readAddressLine(clean(line).replace(LEADING_LOT, ""));
  const written = address.street ?? "";
  const street = address.houseNumber === null ? written.replace(LEADING_NUMBER, "") : written;
  const named = trimEnd(
    street.replace(/(?<![,\s])[,\s]+\d+[a-z]?$/i, (number) => (isRoad(street) ? number : "")),
  );
  const digits = named.replaceAll(/\b\d+(?:st|nd|rd|th)\b/gi, "");
  if (!/[a-z]/i.test(named) && !/\p{L}/u.test(named)) return "";
  return /\d/.test(digits) && !isRoad(named) ? "" : named;
}
