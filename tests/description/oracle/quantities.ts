import { parseNumberWords } from "#lib/text/number-words.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { Entered } from "./entered.ts";

const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const WORD = `(?:one hundred|${TENS}(?:-(?:${UNITS}))?|${TEENS}|${UNITS})`;
const NUMBER = `(?<![\\w.,$])(\\d[\\d,]*(?:\\.\\d+)?|${WORD})`;

const valueOf = (text: string) =>
  /\d/.test(text) ? Number(text.replaceAll(",", "")) : parseNumberWords(text.toLowerCase());

/** A number with its noun, and whether the home has exactly so many. */
interface Quantity {
  name: string;
  pattern: RegExp;
  holds: (value: number, home: Entered, words: { found: string; before: string }) => boolean;
}

const quantity = (name: string, noun: string, holds: Quantity["holds"]): Quantity => ({
  name,
  pattern: new RegExp(`${NUMBER}${noun}`, "gi"),
  holds,
});

const isArea = (value: number, area: number, before: string) =>
  value === area ||
  (/\b(?:about|roughly|around) $/i.test(before) && value === Math.max(1, Math.round(area)));

/** A share of an acre, rounded to the decimals that it is printed with. */
function isAcres(text: string, home: Entered): boolean {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const acres = home.number("lotSize") / SQUARE_FEET_PER_ACRE;
  // At most one part in forty off, so that no small lot is rounded up to a whole acre.
  return (
    Math.abs(valueOf(text) - acres) <= 0.5 / 10 ** decimals + 1e-9 &&
    Math.abs(valueOf(text) - acres) <= acres / 40
  );
}

const OF_BATHS = [
  ["full baths", "full baths?", "fullBathrooms"],
  ["half baths", "half baths?", "halfBathrooms"],
  ["three-quarter baths", "three-quarter baths?", "threeFourthBathrooms"],
  ["quarter baths", "(?:one-)?quarter baths?", "oneFourthBathrooms"],
] as const;
const PARTIAL = ["halfBathrooms", "threeFourthBathrooms", "oneFourthBathrooms"] as const;

/** The longest first: what one has read, the next no longer sees. */
const QUANTITIES: readonly Quantity[] = [
  quantity("bedrooms", "[ -]bedrooms?\\b", (value, home) => value === home.number("bedrooms")),
  ...OF_BATHS.map(([name, noun, field]) =>
    quantity(name, `[ -]${noun}\\b`, (value, home) => value === home.number(field)),
  ),
  // "five baths (three full, two half)"
  ...OF_BATHS.map(([name, noun, field]) =>
    quantity(name, ` ${noun.replace(" baths?", "")}(?=[,)])`, (value, home) => {
      return value === home.number(field);
    }),
  ),
  quantity("baths in all", "[ -]baths?(?= \\()", (value, home) => {
    const each = OF_BATHS.map(([, , field]) => home.number(field));
    return value === each.reduce((sum, number) => sum + number, 0);
  }),
  quantity("baths", "[ -]baths?\\b", (value, home) => {
    const [half, ...others] = PARTIAL.map((field) => home.number(field));
    if (others.some((number) => number > 0) || (half ?? 0) > 1) return false;
    return value === home.number("fullBathrooms") + (half ?? 0) / 2;
  }),
  quantity("rooms", " rooms?\\b", (value, home) => value === home.totalRooms),
  quantity(
    "living area",
    " square f(?:ee|oo)t of (?:living|finished) (?:space|area)\\b",
    (value, home, { before }) => isArea(value, home.number("finishedSquareFootage"), before),
  ),
  quantity("basement area", "-square-foot basement\\b", (value, home, { before }) =>
    isArea(value, home.number("basementSquareFootage"), before),
  ),
  quantity(
    "garage area",
    "-square-foot (?:attached |detached )?garage\\b",
    (value, home, { before }) => isArea(value, home.number("garageSquareFootage"), before),
  ),
  quantity("lot area", "-square-foot lot\\b", (value, home, { before }) =>
    isArea(value, home.number("lotSize"), before),
  ),
  quantity("area", " square f(?:ee|oo)t\\b", (value, home, { before }) => {
    const words = before.replace(/ (?:about|roughly|around) $/i, " ");
    const isGarage = /\bgarages? (?:of|totaling) $/i.test(words);
    const isLot = home.type === "land_lot" || /\blot (?:is|measures) $/i.test(words);
    const field = isGarage ? "garageSquareFootage" : isLot ? "lotSize" : "finishedSquareFootage";
    return isArea(value, home.number(field), before);
  }),
  quantity("acres", "[ -]acres?\\b", (_, home, { found }) => isAcres(found, home)),
  quantity("parking spaces", "(?:-car| cars?| (?:parking )?spaces?)\\b", (value, home) => {
    return value === home.spaces;
  }),
];

const SHARES = { half: 1 / 2, quarter: 1 / 4, third: 1 / 3 } as const;
const SHARE = /\b(?:an? )?(half|quarter|third)[ -](?:of an )?acre\b/gi;
const YEAR = /(?<![\w.,$])(1[5-9]\d\d|20\d\d)(?![\w,]*\d)/g;
const OF_YEARS =
  /\b(remodel\w*(?: dat(?:es|ing))?)|\b(built|construct\w*|dat(?:es|ing)|went up)\b/gi;
const FEE =
  /\$(\d[\d,]*(?:\.\d\d)?)(?= a month)|(?<=Monthly HOA dues are )\$(\d[\d,]*(?:\.\d\d)?)/g;
const LEFT = new RegExp(`\\$?\\d[\\d,.]*|\\b(?!one\\b)${WORD}\\b`, "gi");

/** The numbers of a sentence that the home doesn't have, by name. */
export function falseQuantities(sentence: string, home: Entered): string[] {
  const faults: string[] = [];
  let rest = sentence;
  const read = (pattern: RegExp, judge: (match: RegExpExecArray) => string | null) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const fault = judge(match);
      if (fault) faults.push(`${fault}: ${match[0]}`);
    }
    rest = rest.replaceAll(pattern, (found) => "_".repeat(found.length));
  };
  read(FEE, ([, fee, monthly]) =>
    valueOf(fee ?? monthly ?? "") === Math.round(home.number("hoaFees") * 100) / 100
      ? null
      : "dues",
  );
  read(/\bthree quarter baths?\b/gi, () => "three quarters of a bath");
  read(SHARE, ([, share]) => {
    const acres = SHARES[share?.toLowerCase() as keyof typeof SHARES];
    return Math.abs(home.number("lotSize") - acres * SQUARE_FEET_PER_ACRE) < 1 ? null : "acres";
  });
  for (const { name, pattern, holds } of QUANTITIES) {
    read(pattern, ({ 1: found = "", index }) =>
      holds(valueOf(found), home, { found, before: rest.slice(0, index) }) ? null : name,
    );
  }
  read(YEAR, ({ 1: year, index }) => falseYear(sentence, Number(year), index, home));
  read(/\b55(?=\+)/g, () => null);
  read(LEFT, () => "a number without a noun");
  return faults;
}

/** What a year stands before where it tells when the home was built: "1926 Craftsman bungalow". */
const DATED =
  /^\d{4} (?:(?!and\b|has\b|with\b)[A-Z\w]+(?:-\w+)* ){0,4}(?:house|home|residence|condo(?:minium)?|bungalow|Cape Cod|Colonial|Georgian|Tudor|Victorian|multi-family property|NOTE)\b/;

/** A year belongs to the remodel or the building that was named last, or to "2016 remodel". */
function falseYear(sentence: string, year: number, index: number, home: Entered): string | null {
  const after = sentence.slice(index);
  if (DATED.test(after)) return year === home.number("yearBuilt") ? null : "year built";
  const last = [...sentence.slice(0, index).matchAll(OF_YEARS)].at(-1);
  const isRemodel = last?.[1] !== undefined || /^\d+ remodel/.test(after);
  if (isRemodel) return year === home.number("structuralRemodelYear") ? null : "remodel year";
  return last && year === home.number("yearBuilt") ? null : "year built";
}
