import { byPattern, type NumberContext } from "./reader.ts";

const NOT = "(?<!\\bnot |n['’]t )";
const OVER = new RegExp(
  `(?:${NOT}(?:over|more than)|at least|exceed\\w*|above|beyond|past|north of|upwards? of|better than|no (?:less|fewer) than|` +
    "(?:\\bnot|n['’]t) (?:under|below|less than|fewer than))\\s*$",
  "i",
);
const UNDER = new RegExp(
  "(?:(?:\\bnot|n['’]t) (?:over|above|more than)|nearly|almost|under|below|less than|fewer than|smaller than|close to|close on|shy of|short of|up to|(?:\\bnot|n['’]t) quite|" +
    "nearing|approaching|pushing|hardly|barely|no more than|at most)\\s*$",
  "i",
);
const ABOUT = new RegExp(
  "(?:about|approximately|approx\\.?|roughly|around|some|circa|ca\\.?|give or take|an estimated|" +
    "in the neighborhood of|on the order of|something like|more or less|the better part of|close to|a good|maybe|say|near)\\s*$",
  "i",
);
const MORE_OR_LESS_THAN = /(?:more|less|fewer) than\s*$/i;

// The words before a number without an article that ends them.
const withoutArticle = (before: string) => before.replace(/\ban?\s*$/i, "");

/** "over", "at least", with or without an article. */
export const isOver = (before: string) => OVER.test(withoutArticle(before));
/** "about", "some" */
export const isAbout = (before: string) => ABOUT.test(withoutArticle(before));

/** "nearly", "just under", with or without an article. */
export const isUnder = (before: string) => UNDER.test(withoutArticle(before));

// What is said after a number as other words are before it: "1,400 or so", "1,000-plus".
const SAID_AFTER: readonly (readonly [words: RegExp, before: string])[] = [
  [/^[ -]?(?:plus|\+|or more|and change|and then some|or better|and up)(?![\w])/i, "over "],
  [/^,? ?(?:or so|or thereabouts|give or take|more or less|approximately|m\/l|\+\/-)/i, "about "],
  [/^[ -]?(?:odd|some|ish)\b/i, "about "],
  [/^,? (?:less|minus) (?:a (?:bit|little|touch|hair|few)|ten|twenty|\d{1,2})\b/i, "under "],
];

/** The words before a number, with what those after it say in the way of "about" and "over". */
export function withWordsAfter(before: string, after: string): string {
  const said = SAID_AFTER.find(([words]) => words.test(after))?.[1];
  return said ? `${before} ${said}` : before;
}

/** Whether a count is the stated one, or one off where the words in front of it say so. */
export function isCount(stated: number, fact: number, before: string): boolean {
  if (!fact) return false;
  if (stated === fact) return !MORE_OR_LESS_THAN.test(before);
  if (isOver(before)) return fact > stated && fact <= stated + 1;
  return isUnder(before) && fact < stated && fact >= stated - 1;
}

/**
 * Whether a stated amount comes as close to the fact as the words in front of it ask for.
 *
 * @param tolerance share of the fact by which a bare number may be off
 */
export function isNear(stated: number, fact: number, before: string, tolerance = 0.0005): boolean {
  if (!fact) return false;
  if (isOver(before)) return stated <= fact && fact <= stated * 1.25;
  if (isUnder(before)) return stated >= fact && fact >= stated * 0.9;
  const share = isAbout(before) ? 0.06 : tolerance;
  return Math.abs(stated - fact) <= Math.max(0.005, fact * share);
}

const FEE = /hoa|fee|dues|association|(?<!\b(?:special|tax|one-time) )assessment/i;
const OTHER_SUM = /rent|tax|mortgage|credit|assessment|util|bill|insur|deposit|price|value|cost/i;
// Characters after an amount in which a fee may be named.
const FEE_DISTANCE = 50;

/** Whether a sum is the HOA fee, a month unless the words say a year. */
export function isHoaFee(
  value: number,
  isYearly: boolean,
  { home, before, after }: NumberContext,
): boolean {
  return (
    home.hoa > 0 &&
    (FEE.test(before + after.slice(0, FEE_DISTANCE)) ||
      ([home.hoa, home.hoa * 12].includes(value) &&
        !OTHER_SUM.test(before + after.slice(0, FEE_DISTANCE)))) &&
    isNear(value, isYearly ? home.hoa * 12 : home.hoa, before)
  );
}

export const YEARLY =
  /\b(?:annual|yearly|(?:over|for|in|through) (?:a|the|one|each|every) year|each year|every year|a year|per annum|(?:over|in|for|across|after) (?:twelve|12) months)/i;

/** How many of them a year has. */
const PERIODS = { week: 52, day: 365 } as const;

/** "$385", "$4,620 a year", "about $10 a week" */
export const readMoney = byPattern(
  new RegExp(
    "\\$\\s?(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?)(?:k|m)?(?:\\s*(?:per|a|/|,? (?:paid|due|billed|charged|payable|collected) " +
      "(?:every|each|by the|once a|per))\\s*(month|mo|year|annum|yr|week|day))?",
    "gi",
  ),
  ([, amount = "", period = ""], context) => {
    const own = context.after.split(/[,;.\d]/)[0] ?? "";
    const isYearly =
      /^y|annum/.test(period) ||
      (period === "" && (/\b(?:annual|yearly)/i.test(context.before) || YEARLY.test(own)));
    const value = Number(amount.replaceAll(",", ""));
    if (value === 0) return true;
    if (period === "week" || period === "day") {
      const { hoa } = context.home;
      return hoa > 0 && isNear(value, (hoa * 12) / PERIODS[period], "about ");
    }
    // "$785 every month, or $9,420 for twelve of them"
    const isOfYear =
      period === "" && value === context.home.hoa * 12 && !/(?<!(?:twelve|12) )month/i.test(own);
    return isHoaFee(value, isYearly || isOfYear, context);
  },
);
