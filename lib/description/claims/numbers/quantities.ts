import type { Home } from "#lib/description/home.ts";
import type { NumberSpan } from "#lib/text/numbers.ts";
import { clauseAfter } from "#lib/text/sentences.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { withWordsAfter } from "./amounts.ts";
import type { NumberReader, NumberReading } from "./reader.ts";
import { countBaths, countBathsOf } from "./rooms.ts";
import { UNITS } from "./units.ts";

const UNIT_PATTERNS = UNITS.map((unit) => ({
  unit,
  pattern: new RegExp(`${unit.pattern}(?!\\w)`, "iy"),
}));
// A figure may stand right at its unit ("4bd"), a word may not.
const AFTER_FIGURES = /(?:\+|[ -]?(?:plus|odd|some|ish)\b)?[\s-]{0,3}(?:\(\d+\)\s*)?/iy;
const AFTER_WORDS = /(?:[ -](?:plus|odd|some|ish)\b)?[\s-]{1,3}(?:\(\d+\)\s*)?/iy;
// Between the numbers of a range.
const RANGE = new RegExp(
  "\\s+(?:to|or)\\s+|(?<=\\d)\\s?[–-]\\s?(?=\\d)(?!\\d/)|(?<=between .{1,40})\\s+and\\s+",
  "iy",
);
// Before what is a part of something: "three-quarter bath", "1/2".
const PART = /three[ -]quarter/iy;
const AFTER_A_SLASH = /\d\/$/;
// "A jetted tub in one bath" counts none, and so does "one bedroom faces the garden".
const IN_ONE_OF_THEM = /\b(?:in|from|off|for|into) (?:the )?$/i;
const ONE_OF_THEM =
  /^\s+(?:is|has|opens|faces|could|can|may|might|would|makes|sits|looks|comes|gets|even)\b/i;

/** Numbers with a unit after them, and ranges of them: "4bd", "2,400 to 2,500 square feet". */
export const readQuantities: NumberReader = (text, numbers) => {
  const readings: NumberReading[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    const [number, next] = [numbers[index], numbers[index + 1]];
    if (!number || isPart(text, number.start)) continue;
    const isRange = next && matchAt(RANGE, text, number.end)?.end === next.start;
    const range = isRange ? quantityAt(text, number.start, next, number.value) : null;
    const reading = range ?? quantityAt(text, number.start, number);
    if (range) index += 1;
    if (reading) readings.push(reading);
  }
  return readings;
};

// The number from `start`, or the range from `least` on, with the longest unit after it.
function quantityAt(
  text: string,
  start: number,
  { end, value, inFigures, whole }: NumberSpan,
  least?: number,
): NumberReading | null {
  // "1 3/4 bath" may be one three-quarter bath.
  const numbers = whole ? [{ end, value }, whole] : [{ end, value }];
  const found = numbers
    .flatMap((number) => {
      const gap = matchAt(inFigures ? AFTER_FIGURES : AFTER_WORDS, text, number.end);
      if (!gap) return [];
      return UNIT_PATTERNS.flatMap(({ unit, pattern }) => {
        const match = matchAt(pattern, text, gap.end);
        return match ? [{ ...match, unit, value: number.value }] : [];
      });
    })
    .sort((a, b) => b.end - a.end);
  const longest = found.filter((each) => each.end === found[0]?.end);
  const [first] = longest;
  if (!first) return null;
  return {
    start,
    end: first.end,
    isSupported: ({ home, thisYear, before: clause, after }) =>
      longest.some(({ unit, value: most, detail }) => {
        if (most === 1 && (ONE_OF_THEM.test(after) || IN_ONE_OF_THEM.test(clause))) return true;
        const between = text.slice(end, first.end);
        const before = withWordsAfter(withWordsAfter(clause, between), after);
        const around = { before, after: clauseAfter(after, 0), detail };
        if (least === undefined)
          return unit.isSupported({ ...around, value: most }, home, thisYear);
        return amountsOf(home).some(
          (amount) =>
            least <= amount &&
            amount <= most &&
            unit.isSupported({ ...around, value: amount }, home, thisYear),
        );
      }),
  };
}

// Every number that the facts of a home hold: a range must hold the right one.
function amountsOf(home: Home): number[] {
  const { bedrooms, totalRooms, size, basementSize, garageSize, lot, hoa, spaces } = home;
  const rooms = [bedrooms, totalRooms, countBaths(home), countBathsOf(home, "full"), spaces];
  const areas = [size, basementSize, garageSize, lot, lot / SQUARE_FEET_PER_ACRE];
  return [...rooms, ...areas, hoa].filter((amount) => amount > 0);
}

function isPart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return AFTER_A_SLASH.test(before) || matchAt(PART, text, start) !== null;
}

// @param pattern a sticky one
function matchAt(
  pattern: RegExp,
  text: string,
  position: number,
): { end: number; detail: string } | null {
  pattern.lastIndex = position;
  const match = pattern.exec(text);
  return match && { end: position + match[0].length, detail: match[1] ?? "" };
}
