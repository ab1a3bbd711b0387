import names from "#lib/description/words/names.json" with { type: "json" };
import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { STATE_NAMES } from "#lib/us/states.ts";
import { LETTERS } from "#lib/text/letters.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";

const DIRECTION = new RegExp(
  "^(?:[NSEW]{1,2}|North|South|East|West)\\.?\\s+(?=\\S)" +
    "(?!(?:road|rd|street|st|avenue|ave|lane|drive|court|way|place|circle|boulevard)\\b)",
  "i",
);
// "Heron Point" of "Heron Point Road"; a name of one word may be any word.
const SUFFIX =
  / (?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|court|ct|way|place|pl|circle|boulevard|blvd|trail|trl)\.?$/i;
const DIRECTIONS = [
  ...[["N", "North"] as const, ["S", "South"] as const, ["E", "East"] as const],
  ...[["W", "West"] as const, ["NE", "Northeast"] as const, ["NW", "Northwest"] as const],
  ...[["SE", "Southeast"] as const, ["SW", "Southwest"] as const],
];

// Suffixes of streets with their short forms (USPS Publication 28, appendix C).
const SUFFIXES: readonly (readonly [whole: string, short: string])[] = Object.entries(
  names.streetSuffixes,
);

// A street by its whole name and shorter ones: "S Clifton Street", "S Clifton", "Clifton".
function namesOf(street: string): string[] {
  const short = street.replace(SUFFIX, "");
  const names = [street, short];
  return [...new Set([...names, ...names.map((name) => name.replace(DIRECTION, ""))])];
}

const NICKNAMES: Readonly<Record<string, readonly string[]>> = names.nicknames;

// "Philly" of Philadelphia, and "KC" of a city of several words.
function nicknamesOf(city: string): readonly string[] {
  const words = city.split(" ");
  const initials = words.map((word) => word.charAt(0)).join("");
  return [...(NICKNAMES[city] ?? []), ...(words.length > 1 ? [initials] : [])];
}

/** Street, city and state of the address, the state by its code too. */
export function enteredPlaces(facts: readonly Fact[]): string[] {
  const state = valuesOf(facts, "state")[0] ?? "";
  const code = Object.entries(STATE_NAMES).find(([, name]) => name === state)?.[0] ?? "";
  const streets = valuesOf(facts, "addressLine1").flatMap((street) => {
    const name = street.replace(SUFFIX, "");
    return name.includes(" ") ? [...new Set([street, name])] : [street];
  });
  const others = streets.map((street) => street.replace(DIRECTION, ""));
  const cities = valuesOf(facts, "city").flatMap((city) => [city, ...nicknamesOf(city)]);
  return [...streets, ...others, ...cities, state, code].filter(Boolean).map(withPlainMarks);
}

// House and unit numbers, where no number of rooms can be meant.
const ADDRESS_NUMBER = new RegExp(
  "\\b(?:(?:house |street |unit )?(?:number|no\\.)(?:['’]s| is)?|(?:house|home|place) at) #?" +
    "\\d{1,6}[a-z]?(?=[,.;:)]|$|\\s+(?:is|was|has|just|in|at|on|sits|stands|faces|offers|comes)\\b)|" +
    "\\b(?:unit|apt\\.?|apartment|suite|ste\\.?|residence) #?\\d{1,6}[a-z]?\\b(?!-)|" +
    // Another lot may be a claim: "lot 15 is included".
    "\\blot (?:number |no\\. )?#?\\d{1,4}\\b(?! (?:is(?! (?:\\d|(?:about|roughly|land|on|at|in)\\b))|are|comes?|goes|next|beside|across|too|also|as well|included)\\b)|" +
    "(?<=\\b(?:of|at|to) )\\d{1,6}(?= (?:opens|sits|stands|faces)\\b)|" +
    "(?<=\\b(?:ave|blvd|cir|ct|dr|ln|pl|rd|st|ter|avenue|street|road|court|terrace)\\.?,? )#\\s?\\d{1,5}[a-z]?\\b|" +
    "\\bzip(?:[ -]?code)?:? (?:is )?\\d{5}(?:-\\d{4})?\\b",
  "gi",
);
const SAID =
  "(?:brings|offers|has|is|was|sits|stands|gives|comes|makes|welcomes|awaits|puts|lives|faces|opens)";
const TO_A_DOOR =
  "(?:find|knock (?:at|on)|come (?:to|by|up to|see)|welcome to|visit|buzz|ring|key to|door of)";
// "412 brings the pool closer", "knock at 412", "find 5B", "Unit C"; "4K" and "3D" are no doors.
const DOORS = [
  new RegExp(`(?<=^|[.!?]\\s)\\d{3,6}[a-z]?(?= ${SAID}\\b)`, "gi"),
  new RegExp(`(?<=\\b${TO_A_DOOR} )\\d{3,6}[a-z]?(?=[,.;:!?]|$| (?:and|on|at|in|is)\\b)`, "gi"),
  /\b(?:[Uu]nit|[Aa]pt\.?|[Aa]partment) #?[A-HJ-Z]\b(?!['-])/g,
  // Of a grid: "N4417", "W227N6103"
  /\b(?:[NSEW]\d{2,5}){1,2}\b/g,
  /\b\d{1,4}[A-CE-JL-UX-Z]\b(?!-| (?:panel|service|outlet|circuit|breaker|electric))/g,
];
const LEADING_NUMBER = "\\b\\d{1,6}[a-z]?(?:-\\d{1,6})?\\s+";

/**
 * The text without the numbers of the address, which say nothing about the home. Where the street
 * may not be told, its numbers may not either, and are read as any others.
 */
export function hideAddressNumbers(text: string, facts: readonly Fact[]): string {
  const [street] = valuesOf(facts, "addressLine1");
  if (!street) return text;
  const blank = (found: string) => found.replaceAll(/[^\s,.;:]/g, "_");
  // "611 S CLIFTON" heads a text.
  const [, ...short] = namesOf(street)
    .flatMap((name) => [name, name.toUpperCase()])
    .map(withPlainMarks)
    .map(sourceOf);
  const whole = sourceOf(withPlainMarks(street));
  const before = new RegExp(`${LEADING_NUMBER}(?=${whole}(?![${LETTERS}]))`, "gi");
  const beforeShort = new RegExp(`${LEADING_NUMBER}(?:${short.join("|")})(?![${LETTERS}])`, "g");
  // "Life on Larkspur": a name of one word may be any word, so that it is one after these only.
  const alone = new RegExp(
    `(?<=\\b(?:on|at|to|off|along|from|of|down|up)\\s)(?:${[whole, ...short].join("|")})(?![${LETTERS}])`,
    "g",
  );
  return [before, beforeShort, alone, ...DOORS, ADDRESS_NUMBER].reduce(
    (hidden, pattern) => hidden.replaceAll(pattern, blank),
    text,
  );
}

/** The text with places blanked, so that "Garden City" is not a garden. */
export const hidePlaces = (text: string, places: readonly string[]) =>
  replacePlaces(text, places, (found) => "_".repeat(found.length));

const LETTER = new RegExp(`[${LETTERS}]`, "g");

/** The text with letters that are no capitals in the place of every letter of a place. */
export const withoutCapitals = (text: string, places: readonly string[]) =>
  replacePlaces(text, places, (found) => found.replaceAll(LETTER, "x"), "gi");

const ORDINAL = /^(?:fir|seco|thi|four|fif|six|seven|eigh|nin|ten|eleven|twelf)(?:st|nd|rd|th)$/i;
// "OR" is a state, "or" is not; "Third" is a street, "a third of an acre" is not.
const isCode = (place: string) => place.length <= 2 || ORDINAL.test(place);

// Names as a whole, whatever white space stands between their words, the longest first.
function replacePlaces(
  text: string,
  places: readonly string[],
  replacement: (found: string) => string,
  flagsOfCodes = "g",
): string {
  const codes = places.filter(isCode);
  const names = places.filter((place) => !isCode(place)).sort((a, b) => b.length - a.length);
  return [[names, "gi"] as const, [codes, flagsOfCodes] as const].reduce(
    (replaced, [some, flags]) => {
      if (some.length === 0) return replaced;
      const sources = [...new Set(some)].map(sourceOf).join("|");
      const pattern = new RegExp(`(?<![${LETTERS}])(?:${sources})(?![${LETTERS}]| of an? )`, flags);
      return replaced.replaceAll(pattern, replacement);
    },
    text,
  );
}

function sourceOf(name: string): string {
  const words = name.split(/\s+/);
  return words.map((word) => (words.length > 1 ? sourceOfWord(word) : escaped(word))).join("\\s+");
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

// "N", "N." and "North", "Court" and "Ct.", whichever of them was entered.
function sourceOfWord(word: string): string {
  const plain = word.replaceAll(".", "").toLowerCase();
  const isOf = (forms: readonly string[]) => forms.some((form) => form.toLowerCase() === plain);
  const [short, direction] = DIRECTIONS.find(isOf) ?? [];
  if (short && direction) return `(?:${short.split("").join("\\.?\\s?")}\\.?|${direction})`;
  const suffix = SUFFIXES.find(isOf);
  return suffix ? `(?:${suffix.join("|")})\\.?` : escaped(word);
}
