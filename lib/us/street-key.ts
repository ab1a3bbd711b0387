import { tidyLine } from "./address-line.ts";
import { plainText } from "./plain-text.ts";
import { STATES } from "./states.ts";
import { shortForm } from "./street-words.ts";
import { splitNamedUnit } from "./unit.ts";

const either = (names: readonly string[]) => `(?:${names.join("|")})`;

// Puerto Rico's are with the private roads, which have the same abbreviation.
const OF_STATE = STATES.filter(({ code }) => code !== "PR").flatMap(({ code, name }) => [
  code.toLowerCase(),
  name.replaceAll(".", "").toLowerCase().split(" ").map(shortForm).join(" "),
]);

const ROAD = "(?:rd|hwy|rte|route|rt)";
const DIRECTIONS = "(?:(?:n|s|e|w|ne|nw|se|sw|old) )*";
const NUMBER = String.raw`[a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?`;
const NUMBER_OR_LETTERS = `(?:${NUMBER}|[a-z]{1,2}(?! (?:\\d|rd|hwy)))`;

// Names of numbered roads, abbreviated, with the key to compare them by.
const KINDS: readonly (readonly [key: string, names: string, number: string])[] = [
  [
    "county rd",
    `(?:county|cnty|cty|co)(?: trunk)? (?:${ROAD}|trunk)|cr|cth|csah`,
    NUMBER_OR_LETTERS,
  ],
  ["county rd", "county|cnty|cty", NUMBER],
  ["us hwy", `(?:us|united states)(?: ${ROAD})?`, NUMBER],
  ["i", "(?:interstate|i|ih)(?: hwy)?", NUMBER],
  ["fm", "(?:fm|farm to market)(?: rd)?", NUMBER],
  ["rm", "(?:rm|ranch to market)(?: rd)?|rr|ranch rd", NUMBER],
  ["twp rd", "(?:twp|township) rd|tr", NUMBER],
  ["pr", "pr|(?:pvt|private) rd|carr|carretera", NUMBER],
  [
    "state hwy",
    `(?:state|st|${either(OF_STATE)}) ${ROAD}|state trunk hwy|hwy|rte|route|rt`,
    NUMBER_OR_LETTERS,
  ],
  ["state hwy", `sr|sh|sth|m|k|${either(OF_STATE)}(?: s[rh])?`, NUMBER],
];

const PATTERNS = KINDS.map(([key, names, number]) => ({
  key,
  pattern: new RegExp(
    `^(${DIRECTIONS})(?:${names.replaceAll(" ", "[ -]")})(?:[ #-]+|(?=\\d))(${number})(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$`,
  ),
}));

// A quick check, because most streets aren't numbered roads.
const MAY_BE_NUMBERED = new RegExp(`\\d|(?:${ROAD}|trunk|cth|csah|cr)[ #-]+[a-z]{1,2}(?: |$)`);

function nameNumberedRoad(street: string): string | null {
  if (!MAY_BE_NUMBERED.test(street)) return null;
  for (const { key, pattern } of PATTERNS) {
    const [, directions, number, rest] = pattern.exec(street) ?? [];
    if (number !== undefined) return `${directions}${key} ${number}${rest}`;
  }
  return null;
}

function shorten(street: string): string {
  return plainText(street)
    .replace(/,|(?<!\d)\.|\.(?!\d)/g, "")
    .replace(/(?<!\d)(\d{2,5})([nsew])\b/g, "$1 $2")
    .replace(/(?<![\s#])[\s#]+$/, "")
    .trim()
    .split(/\s+/)
    .map(shortForm)
    .join(" ");
}

/**
 * Returns a key that is equal for spellings of the same street: "N. Main Street, Apt 4" and "north main
 * st" become "n main st", "FL-40" and "State Road 40" become "state hwy 40".
 */
export function streetKey(street: string): string {
  let name = plainText(tidyLine(street));
  for (let split = splitNamedUnit(name); split; split = splitNamedUnit(name)) name = split.street;
  const short = shorten(name);
  return nameNumberedRoad(short) ?? short;
}

/** Returns whether a road is named by a number or letter: "County Rd 9", "FL-40". */
export const isNumberedRoad = (street: string): boolean =>
  nameNumberedRoad(shorten(street)) !== null;
