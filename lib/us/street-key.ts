import { tidyLine } from "./address-line.ts";
import { plainText } from "./plain-text.ts";
import { STATES } from "./states.ts";
import { shortForm } from "./street-words.ts";
import { splitNamedUnit } from "./unit.ts";

const either = (names: readonly string[]) => `(?:${names.join("|")})`;

// Puerto Rico's stand among the private roads, which share their short form.
const OF_STATE = STATES.filter(({ code }) => code !== "PR").flatMap(({ code, name }) => [
  code.toLowerCase(),
  name.replaceAll(".", "").toLowerCase().split(" ").map(shortForm).join(" "),
]);

const ROAD = "(?:rd|hwy|rte|route|rt)";
const DIRECTIONS = "(?:(?:n|s|e|w|ne|nw|se|sw|old) )*";
const NUMBER = String.raw`[a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?`;
const NUMBER_OR_LETTERS = `(?:${NUMBER}|[a-z]{1,2}(?! (?:\\d|rd|hwy)))`;

// Ways in which numbered roads are called, in short forms, and the one by which they are compared.
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

// Most streets are no such road: only one that could be is held against the patterns.
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
 * A street name by which two spellings of one street are equal: "N. Main Street, Apt 4" and
 * "north main st" both become "n main st", "FL-40" and "State Road 40" both "state hwy 40".
 */
export function streetKey(street: string): string {
  let name = plainText(tidyLine(street));
  for (let split = splitNamedUnit(name); split; split = splitNamedUnit(name)) name = split.street;
  const short = shorten(name);
  return nameNumberedRoad(short) ?? short;
}

/** Whether a street is a road that a number, or a letter, names: "County Rd 9", "FL-40". */
export const isNumberedRoad = (street: string): boolean =>
  nameNumberedRoad(shorten(street)) !== null;
