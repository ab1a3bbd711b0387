import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { STATE_NAMES } from "#lib/us/states.ts";
import { LETTERS } from "#lib/text/letters.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";

const DIRECTION = /^(?:[NSEW]{1,2}|North|South|East|West)\.?\s+(?=\S+\s)/i;
// "Heron Point" of "Heron Point Road"; a name of one word may be any word.
const SUFFIX =
  / (?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|court|ct|way|place|pl|circle|boulevard|blvd)\.?$/i;
const DIRECTIONS: Readonly<Record<string, string>> = {
  n: "North",
  s: "South",
  e: "East",
  w: "West",
};

// A street by its whole name and shorter ones: "S Clifton Street", "S Clifton", "Clifton".
function namesOf(street: string): string[] {
  const short = street.replace(SUFFIX, "");
  return [street, short, ...[street, short].map((name) => name.replace(DIRECTION, ""))];
}

/** Street, city and state of the address, the state by its code too. */
export function enteredPlaces(facts: readonly Fact[]): string[] {
  const state = valuesOf(facts, "state")[0] ?? "";
  const code = Object.entries(STATE_NAMES).find(([, name]) => name === state)?.[0] ?? "";
  const streets = valuesOf(facts, "addressLine1").flatMap((street) => {
    const name = street.replace(SUFFIX, "");
    return name.includes(" ") ? [...new Set([street, name])] : [street];
  });
  const others = streets.flatMap((street) => {
    const name = street.replace(DIRECTION, "");
    const direction = DIRECTIONS[street.charAt(0).toLowerCase()] ?? "";
    return name === street ? [] : [`${direction} ${name}`, name];
  });
  return [...streets, ...others, ...valuesOf(facts, "city"), state, code]
    .filter(Boolean)
    .map(withPlainMarks);
}

// House and unit numbers, where no number of rooms can be meant.
const ADDRESS_NUMBER = new RegExp(
  "\\b(?:(?:house |street |unit )?(?:number|no\\.)(?: is)?|unit|apt\\.?|apartment|suite|ste\\.?|(?:house|home|place) at) #?" +
    "\\d{1,6}[a-z]?(?=[,.;:]|$|\\s+(?:is|was|has|in|at|on|sits|stands|faces|offers|comes)\\b)|" +
    "(?<=\\b(?:of|at|to) )\\d{1,6}(?= (?:opens|sits|stands|faces)\\b)|" +
    "\\bzip(?:[ -]?code)?:? (?:is )?\\d{5}(?:-\\d{4})?\\b",
  "gi",
);
const LEADING_NUMBER = "\\b\\d{1,6}[a-z]?(?:-\\d{1,6})?\\s+";

/**
 * The text without the numbers of the address, which say nothing about the home. Where the street
 * may not be told, its numbers may not either, and are read as any others.
 */
export function hideAddressNumbers(text: string, facts: readonly Fact[]): string {
  const [street] = valuesOf(facts, "addressLine1");
  if (!street) return text;
  const blank = (found: string) => found.replaceAll(/[^\s,.;:]/g, "_");
  if (!/\d/.test(text)) return text;
  const [whole = "", ...short] = namesOf(street).map(withPlainMarks).map(sourceOf);
  const before = new RegExp(`${LEADING_NUMBER}(?=${whole})`, "gi");
  const beforeShort = new RegExp(`${LEADING_NUMBER}(?:${short.join("|")})(?![${LETTERS}])`, "g");
  return [before, beforeShort, ADDRESS_NUMBER].reduce(
    (hidden, pattern) => hidden.replaceAll(pattern, blank),
    text,
  );
}

/** The text with places blanked, so that "Garden City" is not a garden. */
export function hidePlaces(text: string, places: readonly string[]): string {
  return places.reduce((hidden, place) => {
    const pattern = nameAsTyped(place, isCode(place) ? "g" : "gi");
    return hidden.replaceAll(pattern, (found) => "_".repeat(found.length));
  }, text);
}

const LETTER = new RegExp(`[${LETTERS}]`, "g");

/** The text with letters that are no capitals in the place of every letter of a place. */
export function withoutCapitals(text: string, places: readonly string[]): string {
  return places.reduce(
    (masked, place) =>
      masked.replaceAll(nameAsTyped(place, "gi"), (found) => found.replaceAll(LETTER, "x")),
    text,
  );
}

// "OR" is a state, "or" is not.
const isCode = (place: string) => place.length <= 2;

// A name as a whole, whatever white space stands between its words.
function nameAsTyped(name: string, flags: string): RegExp {
  return new RegExp(`(?<![${LETTERS}])${sourceOf(name)}(?![${LETTERS}])`, flags);
}

function sourceOf(name: string): string {
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return words.join("\\s+");
}
