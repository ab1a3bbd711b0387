import type { Home } from "#lib/description/home.ts";
import { parseNumberWords, parseOrdinal } from "#lib/text/number-words.ts";
import { isAbout, isNear, isOver, isUnder } from "./amounts.ts";
import { byPattern, type NumberReader } from "./reader.ts";

// Words about building, or (the second group) about remodeling.
const BUILT = new RegExp(
  "(built|builds?|born|bones|dates?|dating|construct\\w*|circa|vintage|went up|put up|rais(?:ed|ing)|erected|completed|founded|established|arose|stood|standing)|" +
    "(re(?:model|novat|stor|hab|built|done|did|work|fresh|vamp|new)\\w*|(?:updat|upgrad|overhaul|moderniz)\\w*|structural|addition)",
  "gi",
);

const IS_DATED = /^\s*(?:which )?(?:is )?dat(?:es?|ed|ing)(?: from)?\s*$/i;
// What is dated is the work, and not the house.
const REMODEL_DATES =
  /\b(?:remodel(?:ing)?|renovation|restoration|overhaul|update|rework|work)(?: itself)? (?:dates?|dating|is dated|(?:was |got )?(?:completed|done|finished|carried out|came|happened))\b[^,;]*$/i;

const AFTER_AN_ARTICLE = /\b(?:an?|its|the|one|that)\s*$/i;
const IS_REMODEL = /^ (?:\w+ )?(?:remodel|renovation|restoration|rehab|overhaul|update)\b/i;

/** The years that the clause before may be about: of building, of remodeling, or either. */
export function yearsMeant(before: string, home: Home, after = ""): number[] {
  // "1989 build with a 2018 structural remodel"
  if (AFTER_AN_ARTICLE.test(before) && IS_REMODEL.test(after)) return [home.remodeled];
  const parts = before.split(/,| and /);
  const own = parts.pop() ?? "";
  const earlier = parts.at(-1) ?? "";
  // "2016 remodel" says it after the year; what stands by another year is about that one.
  const verb =
    [...own.matchAll(BUILT)].at(-1) ??
    [...(/^(?:[ -](?!and\b|or\b)\w+){1,2}/.exec(after)?.[0] ?? "").matchAll(BUILT)][0] ??
    (/\d\d/.test(earlier) ? undefined : [...earlier.matchAll(BUILT)].at(-1));
  if (verb?.[2] || REMODEL_DATES.test(own)) return [home.remodeled];
  if (IS_DATED.test(own) && [...earlier.matchAll(BUILT)].at(-1)?.[2]) return [home.remodeled];
  return verb?.[1] ? [home.built] : [home.built, home.remodeled];
}

/** The year of the last work that a clause tells of; null where it tells of none. */
export function yearOfWork(clause: string, home: Home): number | null {
  const work = [...clause.matchAll(BUILT)].at(-1);
  if (!work) return null;
  return work[2] ? home.remodeled : home.built;
}

// "A house from the late sixties"
const FROM = /\bfrom(?: the)?(?: (?:early|mid|late))?[ -]*$/i;

const isAboutBuilding = (clause: string) => clause.search(BUILT) >= 0 || FROM.test(clause);

/** Whether a year lies as many years back as stated, one more or less, or as the words allow. */
export function isAge(stated: number, year: number, thisYear: number, before: string): boolean {
  if (!year) return false;
  const age = thisYear - year;
  // "Some twenty years" are 23 as well.
  if (stated % 10 === 0 && isAbout(before) && Math.abs(age - stated) < 5) return true;
  if (isUnder(before)) return age <= stated && stated - age <= Math.max(3, stated * 0.1);
  return Math.abs(age - stated) <= 1 || isNear(stated, age, before);
}

/** The first year of a year's decade. */
export const decadeOf = (year: number) => Math.floor(year / 10) * 10;

// The years of a decade that are early, in its middle, and late.
const PART_OF_DECADE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [0, 4],
  mid: [3, 7],
  late: [6, 9],
};
const DECADES: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};

/** "the late eighties", "a seventies original"; of the weather they are no decade. */
export const readDecadesInWords = byPattern(
  new RegExp(
    `\\b(?:(early|mid|late)[ -])?(?:nineteen[ -])?(${Object.keys(DECADES).join("|")})\\b` +
      "(?=([ -](?:\\w+[ -])?(?:original|house|home|build|built|building|condo|ranch|style|" +
      "remodel|vintage))?)",
    "gi",
  ),
  ([phrase, part = "", word = "", thing = ""], { home, before }) => {
    if (!part && !thing && !isAboutBuilding(before)) return true;
    if (/\b(?:highs?|lows?|temperatures?|weather|degrees)\b/i.test(before)) return true;
    const [from, to] = PART_OF_DECADE[part.toLowerCase()] ?? [0, 9];
    return yearsMeant(`${before} ${phrase}${thing}`, home).some((year) => {
      const isDecade = decadeOf(year) % 100 === DECADES[word.toLowerCase()];
      return isDecade && year % 10 >= from && year % 10 <= to;
    });
  },
);

const NO_YEAR_BEFORE = /^[ -](?:square|sq|dollars|feet|rooms|hundred)/i;
const isOfYear = (value: number) => value >= 1600 && value < 2200;

/** "nineteen eighty-four", "two thousand and six", where the clause is about building. */
export const readYearsInWords: NumberReader = (text, numbers) =>
  numbers.flatMap(({ start, end, value, inFigures, isYear }) => {
    if (inFigures || (!isYear && !isOfYear(value))) return [];
    if (NO_YEAR_BEFORE.test(text.slice(end, end + LONGEST_UNIT))) return [];
    return [
      {
        start,
        end,
        isSupported: ({ home, before, after }) =>
          !isAboutBuilding(before) || yearsMeant(before, home, after).includes(value),
      },
    ];
  });
// Characters after a number in which its unit may show that it is no year.
const LONGEST_UNIT = 12;

/** "a century old", "over a century of": the age of the home in hundreds of years. */
export const readCenturies = byPattern(
  /\b(?:(a|one|two)|half[ -]a)[ -]centur(?:y|ies)(?:[ -](?:old|of)\b)?/gi,
  ([phrase, many], { home, thisYear, before, after }) => {
    if (/^ (?:before|after) /.test(after)) return true;
    const stated = (many ? parseNumberWords(many) || 1 : 0.5) * 100;
    const age = thisYear - home.built;
    if (!home.built || /\b(?:turn|mid|last|this)\b/i.test(before.slice(-12))) {
      return !phrase.includes("old");
    }
    if (isOver(before)) return age > stated && age < stated + 50;
    return Math.abs(age - stated) <= stated * 0.15;
  },
);

// "It passed its hundredth birthday in 2024"
const BIRTHDAY = /\b([\w-]+) (?:birthday|anniversary)(?: was)? (?:in|back in)\s*$/i;
// "It turned a hundred in 2024"
const TURNED = /\b(?:turn(?:s|ed)?|reach(?:es|ed)?|hit|passed|was) ([\w\s-]{1,30}) in\s*$/i;
const CENTENNIAL = /\bcenten(?:nial|ary)(?: was)? in\s*$/i;
const TURNS = /\bturn(?:s|ed|ing)? [\w\s-]{1,30} in\s*$/i;

const numberIn = (words: string) => Number(words) || parseNumberWords(words);

/** "1998", "the early 1900s" */
export const readYears = byPattern(
  /(?<![$\d,.])(?:1[6-9]|20|21)\d\d(?:(s)\b|(?!\d|[,.]\d))/g,
  ([figures, isDecade], { home, thisYear, before, after }) => {
    const year = Number.parseInt(figures, 10);
    const years = yearsMeant(before, home, after);
    const birthday = BIRTHDAY.exec(before)?.[1];
    if (birthday) return year === home.built + (parseOrdinal(birthday) || Number.NaN);
    const age = CENTENNIAL.test(before) ? 100 : numberIn(TURNED.exec(before)?.[1] ?? "");
    if (age && isAge(age, home.built, year, "")) return true;
    // What is told of this very year is told of today, and so is what the home becomes in it.
    if (year === thisYear && (!isAboutBuilding(before) || TURNS.test(before))) return true;
    if (!isDecade) return years.includes(year);
    const part = /\b(early|mid|late)[ -](?:the )?$/i.exec(before)?.[1]?.toLowerCase();
    if (!part || year % 100 !== 0) return years.some((fact) => decadeOf(fact) === year);
    const [from, to] = PART_OF_DECADE[part] ?? [0, 9];
    return years.some((fact) => fact >= year + 10 * from && fact < year + 10 * to);
  },
);

/** "the 60s", "the mid-'70s", "'08": years without their century. */
export const readShortYears = byPattern(
  new RegExp(
    "(?<![\\w$])(?:the |mid[ -]|late |early ){1,2}['’]?(\\d0)['’]?s\\b|" +
      "(?<![\\w$])['’](\\d\\d)(?!\\d|['’]?s\\b)",
    "gi",
  ),
  ([, decade, year], { home, before }) => {
    // "Highs in the 80s" are no decade.
    if (decade && !isAboutBuilding(before)) return true;
    return yearsMeant(before, home).some((fact) =>
      decade ? decadeOf(fact) % 100 === Number(decade) : fact % 100 === Number(year),
    );
  },
);
