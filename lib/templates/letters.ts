import type { Face } from "./drawing.ts";
import { PRINTED_LETTERS } from "./printed-letters.ts";

// Similar characters for those that a font may lack.
const LIKE = new Map([
  ["\u02bb", "‘"],
  ["\u02bc", "’"],
  ["\u2010", "-"],
  ["\u2012", "–"],
  ["\u2015", "—"],
]);
const FRACTION = "\u2044";
// These are invisible, so they don't count as missing.
const UNSEEN = /^[\p{M}\p{Cc}\p{Cf}\p{Z}]$/u;

/**
 * Returns a printable form of a letter: itself, a similar character, or the letter with fewer marks.
 * @param has whether a font has all of the given letters
 * @returns "" if the font has nothing similar
 */
export function printedLetter(letter: string, has: (letters: string) => boolean): string {
  if (has(letter)) return letter;
  const parts = letter.normalize("NFKD");
  // "2⅓" must not become "21/3".
  const apart = parts.includes(FRACTION) ? ` ${parts.replace(FRACTION, "/")}` : parts;
  let marked = [...apart].map((part) => LIKE.get(part) ?? part).join("");
  while (marked !== "" && !has(marked.normalize("NFC"))) {
    marked = /\p{M}$/u.test(marked) ? marked.slice(0, -1) : "";
  }
  return marked.normalize("NFC");
}

const coveredBy = (ranges: string): ReadonlySet<number> =>
  new Set(
    ranges.split(" ").flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );

const covered: Partial<Record<keyof typeof PRINTED_LETTERS, ReadonlySet<number>>> = {};

/** Splits a text into graphemes, and marks those that a font can't print. */
function segmentsOf(text: string, face: Face): { segment: string; isLeftOut: boolean }[] {
  const family = face === "serif" ? "serif" : "sans";
  const codes = (covered[family] ??= coveredBy(PRINTED_LETTERS[family]));
  const has = (letters: string) => [...letters].every((one) => codes.has(one.codePointAt(0) ?? 0));
  const isLeftOut = (letter: string) => !UNSEEN.test(letter) && printedLetter(letter, has) === "";
  return [...new Intl.Segmenter("en").segment(text.toWellFormed().normalize("NFC"))].map(
    ({ segment }) => ({ segment, isLeftOut: [...segment].some(isLeftOut) }),
  );
}

const PLAIN = /^[\x20-\x7e\n]*$/;

/** Returns the letters that a font can't print, each once. */
export function lettersLeftOut(text: string, face: Face): string[] {
  if (PLAIN.test(text)) return [];
  const leftOut = segmentsOf(text, face).filter((segment) => segment.isLeftOut);
  return [...new Set(leftOut.map(({ segment }) => segment))];
}

/** Removes the letters that a font can't print. */
export function printable(text: string, face: Face): string {
  if (PLAIN.test(text)) return text;
  const shown = segmentsOf(text, face).filter((segment) => !segment.isLeftOut);
  return shown.map(({ segment }) => segment).join("");
}
