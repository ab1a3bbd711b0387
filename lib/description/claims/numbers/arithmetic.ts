import type { Home } from "#lib/description/home.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { parseNumberWords } from "#lib/text/number-words.ts";
import { LOT_TOLERANCE } from "./acres.ts";
import { isNear } from "./amounts.ts";
import { areBaths, countBaths } from "./rooms.ts";
import { byPattern, type NumberReader } from "./reader.ts";

// A share of what was worked out by which it may be rounded.
const ROUNDING = 0.005;
// What is smaller comes out of many sums.
const LEAST = 20;
const SUMS =
  /\b(?:sum|adds?|added|adding|plus|and|together|combined|total|makes?|come to|comes to|put|with|between|all told|altogether)\b/i;
const DIFFERENCES =
  /\b(?:minus|less|difference|smaller|larger|bigger|more|short|over|under|leaves?|left|by|off)\b/i;
const SHARES =
  /\b(?:divid\w+|split\w*|shar(?:e|es|ed|ing)|averages?|on average|each|apiece|per|(?:a|to a|an?|by the) (?:bed)?room|half|middle|among)\b/i;
const MONTHS =
  /\b(?:months?|quarters?|quarterly|half(?: of)? (?:a|the) year|years?|decade|annual\w*|season)\b/i;
// Months for which somebody may work out a fee.
const TERMS = [2, 3, 4, 6, 9, 12, 18, 24, 36, 48, 60, 84, 120, 240, 360];

const pairs = (amounts: readonly number[]) =>
  amounts.flatMap((one, at) => amounts.slice(at + 1).map((other) => [one, other] as const));

/**
 * Whether a number follows from the facts by the arithmetic that its sentence tells of: areas added up,
 * taken from one another or shared out, and a fee by some months.
 */
export function isWorkedOut(value: number, sentence: string, home: Home): boolean {
  const { size, basementSize, garageSize, lot, hoa, spaces } = home;
  // What an acre is, for whoever divides by it.
  if (value === SQUARE_FEET_PER_ACRE && /\bacres?\b|divid/i.test(sentence)) return true;
  const areas = [size, basementSize, garageSize].filter((area) => area > 0);
  const amounts: number[] = [];
  if (SUMS.test(sentence)) {
    amounts.push(...pairs(areas).map(([one, other]) => one + other));
    if (areas.length > 2) amounts.push(areas.reduce((sum, area) => sum + area, 0));
  }
  if (DIFFERENCES.test(sentence)) {
    amounts.push(...pairs(areas).map(([one, other]) => Math.abs(one - other)));
  }
  if (SHARES.test(sentence)) {
    amounts.push(...countsIn(sentence, home).map((count) => size / count));
    if (garageSize > 0 && spaces > 1) amounts.push(garageSize / spaces);
    if (lot > 0) amounts.push(lot / 2);
  }
  if (hoa > 0 && MONTHS.test(sentence)) amounts.push(...TERMS.map((months) => hoa * months));
  return value >= LEAST && amounts.some((amount) => isRounded(value, amount));
}

// What is no unit of the number before it: "or 0.85.", ".85 of one", "512 to the association".
const NO_UNIT_AFTER = /^(?:\W*$|[.,;:!?)]|,? (?:of one|as|or|and|if|to)\b)/i;

/**
 * Whether a number without its unit says again what its sentence names: "37,000 square feet, or 0.85".
 * @param after what follows the number
 */
export function isSaidAgain(value: number, sentence: string, after: string, home: Home): boolean {
  if (!NO_UNIT_AFTER.test(after)) return false;
  if (Number.isInteger(value)) {
    return (
      home.hoa > 0 && value === home.hoa && /\b(?:hoa|associat\w+|dues|fees?)\b/i.test(sentence)
    );
  }
  const acres = home.lot / SQUARE_FEET_PER_ACRE;
  if (/\bacres?\b|square f/i.test(sentence) && isNear(value, acres, "", LOT_TOLERANCE)) return true;
  return /\bbaths?\b|\bbathrooms?\b/i.test(sentence) && areBaths(value, home);
}

// Among how many rooms, or whom, something is shared.
function countsIn(sentence: string, home: Home): number[] {
  const rooms = [
    [/\bbed ?rooms?\b/i, home.bedrooms],
    [/\b(?:rooms?|each|apiece|average)\b/i, home.totalRooms],
    [/\bbath(?:room)?s?\b/i, countBaths(home)],
    [/\b(?:half|middle|the two of)\b/i, 2],
  ] as const;
  const named = rooms.flatMap(([words, count]) => (words.test(sentence) ? [count] : []));
  const people = /\b(\w+) (?:people|roommates|friends|brothers|sisters|of (?:you|us|them))\b/i.exec(
    sentence,
  )?.[1];
  return [...named, parseNumberWords(people ?? "") || 0].filter((count) => count > 1);
}

const isRounded = (value: number, exact: number) =>
  Math.abs(value - exact) <= Math.max(0.5, exact * ROUNDING);

const REMODEL = /\b(?:remodel|renovat|rework|rebuil|restor|redo|redid|overhaul|update)/i;
const BUILDING =
  /\b(?:built|building|builders?|born|new|start|construction|went up|stood|from \d{4})\b/i;
const PASSED =
  /\b(?:pass(?:ed)?|gone by|went by|elapsed|since|separates?|lies?|lay|stand|divide|between|from \d{4} to|dates? from|later|after|makes?)\b/i;
// "In two years' time it will be 140"
const FROM_NOW = /\bin (\w+) years?['’]? (?:time|from now)\b/i;
// "when it was 37", "aged 26", "at age 85"
const AT_AGE = /\b(?:age[ds]?|when (?:the |that |this )?\w+ (?:was|were|turned|stood|had))\b/i;

/** Whether so many years lie between building, remodel and today, where the sentence tells between which. */
export function isTimeBetween(
  value: number,
  sentence: string,
  { built, remodeled }: Home,
  thisYear: number,
): boolean {
  if (built === 0) return false;
  const ahead = FROM_NOW.exec(sentence)?.[1];
  if (ahead && value === thisYear - built + (Number(ahead) || parseNumberWords(ahead))) return true;
  const isOfRemodel = remodeled > 0 && REMODEL.test(sentence);
  if (isOfRemodel && AT_AGE.test(sentence) && Math.abs(remodeled - built - value) <= 1) return true;
  if (!PASSED.test(sentence)) return false;
  const spans = [
    ...(isOfRemodel ? [remodeled - built, thisYear - remodeled] : []),
    ...(BUILDING.test(sentence) && !isOfRemodel ? [thisYear - built] : []),
  ];
  return spans.includes(value);
}

// A share of its amount by which a number that was worked out may be rounded.
const SHARE_ROUNDING = 0.01;
const FIGURE = "(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?|\\.\\d{1,6})";
const SQUARE_FOOT = "(?:sq\\.?[ -]?(?:ft|foot)\\.?|square[ -]foot|sf\\b|foot\\b)";
const valueOf = (figure: string | undefined) => Number((figure ?? "").replaceAll(",", ""));

const isAnyOf = (value: number, amounts: readonly number[], before: string) =>
  amounts.some(
    (amount) => Number.isFinite(amount) && isNear(value, amount, before, SHARE_ROUNDING),
  );

/** "715 SF a bedroom", "192 square feet per room" */
const readShares = byPattern(
  new RegExp(
    `\\b${FIGURE}[ -]?(?:sq\\.?[ -]?(?:ft|feet)\\.?|square[ -](?:feet|foot)|sf)` +
      "\\s*(?:/|per|an?|each|for (?:each|every|a)|to (?:the|a|each|every))\\s*(bed|room)(?:room)?\\b",
    "gi",
  ),
  ([, figure, of = ""], { home, before }) => {
    const { size, bedrooms, totalRooms } = home;
    const count = of.toLowerCase() === "bed" ? bedrooms : totalRooms;
    return isAnyOf(valueOf(figure), [size / count], before);
  },
);

/** "49 cents per square foot per month", "$5.88 a square foot a year": of the fee. */
const readFeeByArea = byPattern(
  new RegExp(
    `(?:\\$\\s?${FIGURE}|\\b${FIGURE}\\s?(?:cents?|¢))\\s*(?:/|per|an?|for (?:each|every|a))\\s*${SQUARE_FOOT}`,
    "gi",
  ),
  ([, dollars, cents], { home, before }) => {
    const { hoa, size } = home;
    if (hoa === 0) return false;
    const value = dollars === undefined ? valueOf(cents) / 100 : valueOf(dollars);
    return isAnyOf(value, [hoa / size, (hoa * 12) / size], before);
  },
);

const AREAS = ["lot", "size", "basementSize", "garageSize"] as const satisfies (keyof Home)[];
const NAMES = {
  lot: /\b(?:lot|land|grounds?|yard|parcel)\b/i,
  size: /\b(?:house|home|living|inside|finished|condo|unit|building)\b/i,
  basementSize: /\b(?:basement|cellar|lower level)\b/i,
  garageSize: /\bgarage\b/i,
} as const;

// Of two areas that the words name.
function ratiosIn(words: string, home: Home): number[] {
  const named = AREAS.filter((area) => home[area] > 0 && NAMES[area].test(words));
  return named.flatMap((area) =>
    named.filter((other) => other !== area).map((other) => home[area] / home[other]),
  );
}

/** "A lot-to-house ratio of 8 to 1", "the lot is 8 times the house" */
const readRatios = byPattern(
  new RegExp(`\\b${FIGURE}(?:[ -]to[ -]1\\b|:1\\b| times\\b)`, "gi"),
  ([, figure], { home, before, after }) =>
    isAnyOf(valueOf(figure), ratiosIn(`${before} ${after}`, home), before),
);

const SIDE = "(\\d{1,4}(?:\\.\\d)?)";
const FOOT = "(?:['’]|[ -]?(?:ft\\b\\.?|feet\\b|foot\\b))?";

/** "16x20", "12' x 14'", "30 by 40 feet": true where it makes an area of the home. */
const readDimensions = byPattern(
  new RegExp(`(?<![\\w.,$/])${SIDE}${FOOT}[ -]?(?:x|×|by)[ -]?${SIDE}${FOOT}(?!\\w|[.,]\\d)`, "gi"),
  ([, width, depth], { home }) =>
    isAnyOf(
      Number(width) * Number(depth),
      AREAS.map((area) => home[area]),
      "",
    ),
);

/** What follows from the facts by arithmetic: an amount shared out, a fee by area, a ratio of areas. */
export const DERIVED_READERS: readonly NumberReader[] = [
  readDimensions,
  readShares,
  readFeeByArea,
  readRatios,
];
