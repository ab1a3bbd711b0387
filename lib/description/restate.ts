import { numberInWords } from "#lib/text/number-words.ts";
import { findNumbers, type NumberSpan } from "#lib/text/numbers.ts";
import type { Span } from "#lib/text/spans.ts";
import type { TextEdit } from "#lib/text/text-edit.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { article, capitalize, figures } from "./grammar.ts";
import type { Fact } from "./facts.ts";
import { type Home, readHome } from "./home.ts";
import { countBaths, countBathsOf, weighBaths } from "./claims/numbers/rooms.ts";

/** A number that follows from the facts and changes with them. */
export interface ChangedNumber {
  from: number;
  to: number;
  isYear: boolean;
}

const YEARS = ["built", "remodeled"] as const;

// The numbers that a text can give for a home, most direct ones first.
function numbersOf(home: Home, thisYear: number): readonly [value: number, isYear: boolean][] {
  const { bedrooms, totalRooms, spaces, hoa, size, basementSize, garageSize, lot } = home;
  const full = countBathsOf(home, "full");
  const baths = ["full", "three-quarter", "half", "quarter"].map((kind) =>
    countBathsOf(home, kind),
  );
  const plain = [
    ...[bedrooms, ...baths, countBaths(home), weighBaths(home)],
    ...[full + (countBaths(home) - full) / 10, totalRooms, spaces],
    ...[size, basementSize, garageSize, size + basementSize, lot, lot / SQUARE_FEET_PER_ACRE],
    ...[hoa, hoa * 12],
    ...YEARS.map((name) => (home[name] ? thisYear - home[name] : 0)),
  ];
  return [
    ...plain.map((value) => [value, false] as [number, boolean]),
    ...YEARS.map((name) => [home[name], true] as [number, boolean]),
  ];
}

/** Returns the numbers that differ between two states of the facts. A new one of 0 can't be stated. */
export function changedNumbers(
  before: readonly Fact[],
  after: readonly Fact[],
  thisYear = new Date().getFullYear(),
): ChangedNumber[] {
  const now = numbersOf(readHome(after), thisYear);
  return numbersOf(readHome(before), thisYear).flatMap(([from, isYear], index) => {
    const [to = 0] = now[index] ?? [];
    return from > 0 && to > 0 && from !== to ? { from, to, isYear } : [];
  });
}

// Texts round: "nearly 1,900 square feet" for 1,850.
const ROUNDING = 0.06;

const distance = (stated: number, { from }: ChangedNumber) => Math.abs(stated - from);

/** Returns ways to put a changed number in the place of one in the span, the closest first. */
export function restate(
  text: string,
  { start, end }: Span,
  changed: readonly ChangedNumber[],
): { edit: TextEdit; value: string }[] {
  // The dollar sign is no part of the number.
  return findNumbers(text.replaceAll("$", " "))
    .filter((number) => start <= number.start && number.start < end)
    .flatMap((number) =>
      changed
        .filter((each) => distance(number.value, each) <= Math.max(0.005, each.from * ROUNDING))
        .toSorted((a, b) => distance(number.value, a) - distance(number.value, b))
        .map((each) => put(text, number, each)),
    );
}

const NOUN =
  /^( (?:[a-z-]+ ){0,2}?(?:bed ?room|bath ?room|bath|bed|room|car|space|spot|stall|acre|year))(s?)\b/i;

function put(text: string, number: NumberSpan, { to, isYear }: ChangedNumber) {
  const was = text.slice(number.start, number.end);
  const figure = isYear ? String(to) : figures(roundedLike(was, to));
  const words = number.inFigures || number.isYear ? figure : inWords(to);
  const isCapital = was !== was.toLowerCase();
  const said = isCapital ? capitalize(words) : words;
  const noun = NOUN.exec(text.slice(number.end));
  const counted = noun ? `${noun[1]}${to === 1 ? "" : "s"}` : "";
  const leading = /\b(an?) $/i.exec(text.slice(0, number.start));
  const insert = leading ? `${matchCase(article(said), leading[1] ?? "")} ${said}` : said;
  const isMoney = text.slice(0, number.start).trimEnd().endsWith("$");
  const edit = {
    start: leading?.index ?? number.start,
    end: number.end + (noun?.[0].length ?? 0),
    insert: insert + counted,
  };
  return { edit, value: isMoney ? `$${figure}` : figure };
}

const matchCase = (word: string, like: string) => (/^[A-Z]/.test(like) ? capitalize(word) : word);

// As many decimals as the number had, if the new one has more.
function roundedLike(was: string, to: number): number {
  const decimals = /\.(\d+)$/.exec(was)?.[1]?.length ?? 0;
  const places = decimals === 0 && Number.isInteger(to) ? 0 : Math.max(decimals, 2);
  return Number(to.toFixed(places));
}

const HALF = 0.5;

function inWords(value: number): string {
  const whole = Math.floor(value);
  if (value > 100) return figures(value);
  if (value === whole) return numberInWords(whole);
  return value - whole === HALF ? `${numberInWords(whole)} and a half` : figures(value);
}
