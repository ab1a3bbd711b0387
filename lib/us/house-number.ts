import { tidyLine } from "./address-line.ts";
import { isSuffix } from "./street-words.ts";

const FRACTION = String.raw`[\s-]\d{1,2}\/\d{1,2}`;
// "-1001", "/14", "& 14"; "B", "-B", "--B", "B2".
const SECOND = String.raw`\s?(?:-{1,2}|\/|&)\s?\d{1,9}`;
const LETTER = String.raw`-{0,2}[a-z]\d{0,6}`;
const PLAIN = String.raw`\d{1,9}(?:${FRACTION}|(?:${SECOND}){0,2}(?:${LETTER})?(?:${FRACTION})?)`;
// "N54W16164" and "N1234" in Wisconsin.
const GRID = String.raw`[nsew]\s?\d{1,6}[\s-]?[nsew]\s?\d{1,6}(?:${LETTER})?|[nsew]\d{1,6}(?:${LETTER})?`;
const NUMBER = `(?:${PLAIN}|${GRID})`;

const ALONE = new RegExp(`^${NUMBER}(?:\\s[a-df-mo-rt-vx-z])?$`, "i");
const BEFORE_STREET = new RegExp(`^(${NUMBER})(?:\\s*[-,]\\s+|\\s+)(\\S.*)$`, "i");
// "1207 B Maple St", but neither "1207 B St" nor "1207 B 1/2 Rd".
const LETTER_APART = /^([a-d])\s+((?![a-z]\b|\d)(\S+)\s.*)$/i;

const MAX_CHARACTERS = 30;

function spell(number: string): string | null {
  const [, whole = "", fraction] = /^(.*?)(?:[\s-](\d+\/\d+))?$/.exec(number.toUpperCase()) ?? [];
  const spelled = whole
    .replace(/\s/g, "")
    .replace(/--|[/&]/g, "-")
    .replace(/-(?=[A-Z])/g, "")
    .replace(/^0+/, "");
  if (!/^[1-9NSEW]/.test(spelled)) return null;
  const text = fraction ? `${spelled} ${fraction}` : spelled;
  return text.length > MAX_CHARACTERS ? null : text;
}

/**
 * A house number in the one spelling by which numbers are compared: "95-1001", "1207A" of "1207-a",
 * "208 1/2" of "208½", "N54W16164" of "N54 W16164".
 * @returns null for what is no house number, and for 0
 */
export function readHouseNumber(text: string): string | null {
  const number = tidyLine(text).replace(/\.0+$/, "");
  return ALONE.test(number) ? spell(number) : null;
}

/** The house number before a street, and what follows it; null where there is none. */
export function splitHouseNumber(
  line: string,
): { houseNumber: string | null; rest: string } | null {
  const [, number, rest] = BEFORE_STREET.exec(line) ?? [];
  if (number === undefined || rest === undefined) return null;
  const [, letter, street, next = ""] = (/^\d+$/.test(number) && LETTER_APART.exec(rest)) || [];
  return letter && street && !isSuffix(next)
    ? { houseNumber: spell(number + letter), rest: street }
    : { houseNumber: spell(number), rest };
}

// The number and, of "95-1001" or "N54W16164", the second one.
const PARTS = /(\d{1,9})(?:[-NSEW](\d{1,9}))?/;
// Of houses that are numbered by blocks, "37-12" in Queens.
const NUMBERS_OF_A_BLOCK = 100;
// A house that takes several numbers, "12-14", takes no more than these.
const MAX_NUMBERS = 50;

function partsOf(houseNumber: string | null) {
  const [, first, second] = PARTS.exec(houseNumber ?? "") ?? [];
  return { first: Number(first ?? 0), second: second === undefined ? null : Number(second) };
}

const isOfBlock = ({ first, second }: ReturnType<typeof partsOf>) =>
  second !== null && (second < first || second - first > MAX_NUMBERS);

/** How many numbers other houses of a street are from the one with this number. */
export function numbersApartFrom(houseNumber: string | null): (other: string | null) => number {
  const here = partsOf(houseNumber);
  return (other) => {
    const there = partsOf(other);
    const apart = Math.abs(there.first - here.first);
    if (apart === 0)
      return here.second === null || there.second === null
        ? 0
        : Math.abs(there.second - here.second);
    return isOfBlock(here) && isOfBlock(there) ? apart * NUMBERS_OF_A_BLOCK : apart;
  };
}
