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
 * Normalizes a house number for comparison: "95-1001", "1207-a" to "1207A", "208½" to "208 1/2", "N54
 * W16164" to "N54W16164".
 * @returns null for other text and for 0
 */
export function readHouseNumber(text: string): string | null {
  const number = tidyLine(text).replace(/\.0+$/, "");
  return ALONE.test(number) ? spell(number) : null;
}

/** Splits off the house number at the start of a street; null if there is none. */
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

// The number and the second one in "95-1001" or "N54W16164".
const PARTS = /(\d{1,9})(?:[-NSEW](\d{1,9}))?/;
// For houses numbered by block, such as "37-12" in Queens.
const NUMBERS_OF_A_BLOCK = 100;
// The largest range of numbers for one house, such as "12-14".
const MAX_NUMBERS = 50;

function partsOf(houseNumber: string | null) {
  const [, first, second] = PARTS.exec(houseNumber ?? "") ?? [];
  return { first: Number(first ?? 0), second: second === undefined ? null : Number(second) };
}

const isOfBlock = ({ first, second }: ReturnType<typeof partsOf>) =>
  second !== null && (second < first || second - first > MAX_NUMBERS);

/** Returns a function that gives the distance of another house number from this one. */
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
