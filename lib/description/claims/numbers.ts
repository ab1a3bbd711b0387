import type { Home } from "#lib/description/home.ts";
import { clauseAfter, labeledClauseBefore } from "#lib/text/sentences.ts";
import { SpanSet } from "#lib/text/spans.ts";
import type { Statement } from "./claim.ts";
import { isDeniedAfter } from "./context.ts";
import { WORDS, FIGURE, UP_TO_NINE, TENS, SMALL, WORD, NUMBER, valueOf } from "./number-words.ts";
import {
  areBaths,
  bathTotal,
  bathsOf,
  OVER,
  near,
  SQUARE_FEET_PER_ACRE,
  LABELS,
  UNITS,
} from "./units.ts";
import { BUILT, decade, yearsMeant, PART_OF_DECADE } from "./years.ts";

const MONEY = /\$\s?(\d[\d,]*(?:\.\d+)?)(?:k|m)?(?:\s*(?:per|a|\/)\s*(month|mo|year|annum|yr))?/gi;
const YEAR = /(?<![$\d,.])(?:1[6-9]|20|21)\d\d(?:(s)\b|(?!\d|[,.]\d))/g;
const ACRE_PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  "1/2": 0.5,
  "½": 0.5,
  quarter: 0.25,
  "1/4": 0.25,
  "¼": 0.25,
  third: 1 / 3,
  "1/3": 1 / 3,
  "three-quarter": 0.75,
  "3/4": 0.75,
  "¾": 0.75,
};
/** Words of fractions by what they divide into. */
const DIVISORS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const PART_OF_ACRE =
  /\b(?:(?:a|an|one)[ -])?(half|quarter|third|three[ -]quarters?)[ -](?:of )?(?:an?[ -])?ac(?:res?)?\b|(?<![\w/.])(1\/[234]|3\/4|[¼½¾])[ -]?(?:of an )?ac(?:res?)?\b|\b(?:an|one|a) (?:[\w-]+ )?acre\b|\b(a|an|\w+)[ -](third|fourth|fifth|sixth|eighth|tenth)s?[ -](?:of )?an?[ -]acre\b/gi;
/** "the 60s", "the mid-'70s", "'08": years without their century. */
const SHORT_YEAR =
  /(?<![\w$])(?:the |mid[ -]|late |early ){1,2}['’]?(\d0)['’]?s\b|(?<![\w$])['’](\d\d)(?!\d|['’]?s\b)/gi;
/** "the late eighties", "a seventies original"; of the weather they are no decade. */
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
const DECADE_WORD = new RegExp(
  `\\b(?:(early|mid|late)[ -])?(?:nineteen[ -])?(${Object.keys(DECADES).join("|")})\\b(?=([ -](?:\\w+[ -])?(?:original|house|home|build|built|building|condo|ranch|style|remodel|vintage))?)`,
  "gi",
);
/** Years in words, where the clause is about building. */
const YEAR_WORDS = new RegExp(
  `\\b(?:two thousand(?: (?:and )?(${SMALL}))?|(eighteen|nineteen|twenty)[ -](?:hundred|(?:oh|o)[ -](${UP_TO_NINE})|((?:${TENS})(?:[ -](?:${UP_TO_NINE}))?|ten|eleven|twelve|\\w+teen)))\\b(?![ -](?:square|sq|dollars|feet|rooms|hundred))`,
  "gi",
);
/** "A century old", "over a century of": the age of the home in hundreds of years. */
const CENTURIES = /\b(?:(a|one|two)|half[ -]a)[ -]centur(?:y|ies)(?:[ -](?:old|of)\b)?/gi;
/** "Bath count is 2.5", "Bedrooms: 4": the unit before its number. */
const LABELED = `(?:(?:\\s*(?:count|total|number)s?)?(?:\\s*[:=]\\s*|\\s+(?:count|total|number)s?(?: is| of)? )|\\s+(?=[\\d.]+\\s*(?:[,;|]|\\.?\\s*$)))`;
/** Hours, days, and telephone numbers, which say how to visit and nothing about the home. */
const APPOINTMENT =
  /\b\d{1,2}(?::\d\d)?(?:\s?(?:[–-]|to|and|until)\s?\d{1,2}(?::\d\d)?)?\s?(?:[ap]\.?m\b|o['’]?clock)|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|noon)(?: from| at| between)? \d{1,2}(?::\d\d)?(?:\s?(?:[–-]|to|and|until)\s?\d{1,2}(?::\d\d)?)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?\b|(?:\(\d{3}\)\s?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/gi;
/** "3/2" and "3/2.5": bedrooms and baths. */
const BEDS_AND_BATHS =
  /(?<![\w.,$/-])(\d{1,2})(?:\/|-(?=\d\.))(\d(?:\.\d+)?)(?=\s+(?:[\w-]+\s+){0,2}(?:home|house|condo|ranch|bungalow|craftsman|colonial|in|on|with)\b)/gi;
const ORDINALS = /\b(second|third|fourth|fifth|sixth) (?:full )?(bed ?room|bath(?:room)?)\b/gi;
const THINGS =
  "(?:closets?|windows?|decks?|porches|patios?|balconies|garages?|kitchens?|fire ?places?|levels?|floors?|stories|units?|apartments?|minutes?|miles?|blocks?|feet|foot|bays?|sinks?|ovens?|ponds?|wells?|docks?|courts?|pools?|living|suites?|offices?|lots?|buildings?|gardens?|doors?|entrances?|islands?|showers?|tubs?|hours?|percent|dollars?|thousand|million|hundred)";
const REST = new RegExp(
  `(?<![\\w.,$/])(?:(?!1[\\s-]+(?!mile|block|minute|hour|year|percent)\\p{L})\\d[\\d,]*(?:\\.\\d+)?k?(?![\\w/])(?:%|[\\s-]+\\p{L}+)?|(?!one\\b)${NUMBER}[\\s-]+(?:(?!(?<=\\s)(?:and|or|of|in|to)\\s)\\p{L}+[\\s-]+){0,2}${THINGS}\\b)`,
  "giu",
);

interface Context {
  home: Home;
  thisYear: number;
  /** The clause before the number. */
  before: string;
  /** The text from the number's end on. */
  after: string;
}

/** A kind of number: where it stands, and whether the facts hold it. */
type Reader = readonly [
  pattern: RegExp,
  isHeld: (match: RegExpExecArray, about: Context) => boolean,
];

const ONE_OF_THEM =
  /^\s+(?:is|has|opens|faces|could|can|may|might|would|makes|sits|looks|comes|gets|even)\b/i;

const UNIT_READERS: readonly Reader[] = UNITS.map(([unit, test]) => [
  // A figure may stand right at its unit ("4bd"), a word may not; a range has two of them.
  new RegExp(
    `(?<![\\w.,$])(?<!\\d/)(?!three[ -]quarter)(?:(${NUMBER})(?:\\s+(?:to|or)\\s+|(?<=\\d)\\s?[–-]\\s?(?=\\d)(?!\\d/)|(?<=between .{1,40})\\s+and\\s+))?(?:(${FIGURE})[\\s-]{0,3}|(${WORD})[\\s-]{1,3})(?:\\(\\d+\\)\\s*)?${unit}(?![\\w])`,
    "gi",
  ),
  (match, { home, thisYear, before, after }) => {
    const value = valueOf(match[2] ?? match[3] ?? "");
    const quantity = { before, after: clauseAfter(after, 0), detail: match[4] ?? "" };
    // "One bedroom faces the garden" counts none.
    if (value === 1 && ONE_OF_THEM.test(after)) return true;
    if (match[1] === undefined) return test({ ...quantity, value }, home, thisYear);
    const least = valueOf(match[1]);
    return amountsOf(home).some(
      (amount) =>
        least <= amount && amount <= value && test({ ...quantity, value: amount }, home, thisYear),
    );
  },
]);

/** Every number that the facts of a home hold: a told range must hold the right one. */
function amountsOf(home: Home): number[] {
  const { bedrooms, totalRooms, size, basementSize, garageSize, lot, hoa, spaces } = home;
  const rooms = [bedrooms, totalRooms, bathTotal(home), bathsOf(home, "full"), spaces];
  return [...rooms, size, basementSize, garageSize, lot, lot / SQUARE_FEET_PER_ACRE, hoa].filter(
    (amount) => amount > 0,
  );
}

/** Units that may stand before their number, as on a form. */
const LABEL_READERS: readonly Reader[] = UNITS.slice(0, LABELS).map(([unit, test]) => [
  new RegExp(`(?<![\\w]|\\d[\\s-])${unit}${LABELED}(${NUMBER})(?![\\w/]|[.,]\\d)`, "gi"),
  (match, { home, thisYear, before }) => {
    const detail = match.length > 2 ? (match[1] ?? "") : "";
    const value = valueOf(match.at(-1) ?? "");
    return test({ value, before, after: "", detail }, home, thisYear);
  },
]);

/** Kinds of numbers; where two read the same figures, the first counts. */
const READERS: readonly Reader[] = [
  [
    MONEY,
    (match, { home, before, after }) => {
      const value = Number((match[1] ?? "").replaceAll(",", ""));
      const yearly = /^y|annum/.test(match[2] ?? "") || /\b(?:annual|yearly)/i.test(before);
      const fee = /hoa|fee|dues|association/i.test(before + match[0] + after.slice(0, 50));
      return home.hoa > 0 && fee && near(value, yearly ? home.hoa * 12 : home.hoa, before);
    },
  ],
  [
    PART_OF_ACRE,
    (match, { home, before }) => {
      const part = (match[1] ?? match[2])?.toLowerCase().replace(" ", "-").replace(/s$/, "");
      const divisor = DIVISORS[match[4]?.toLowerCase() ?? ""];
      const parts = WORDS[match[3]?.toLowerCase() ?? ""] ?? 1;
      const told = divisor ? parts / divisor : part ? (ACRE_PARTS[part] ?? 1) : 1;
      return near(told, home.lot / SQUARE_FEET_PER_ACRE, before, 0.03);
    },
  ],
  [
    ORDINALS,
    (match, { home }) => {
      const at = ["second", "third", "fourth", "fifth", "sixth"].indexOf(
        (match[1] ?? "").toLowerCase(),
      );
      return at + 2 <= (/^bed/i.test(match[2] ?? "") ? home.bedrooms : bathTotal(home));
    },
  ],
  [
    BEDS_AND_BATHS,
    (match, { home }) => Number(match[1]) === home.bedrooms && areBaths(Number(match[2]), home),
  ],
  [APPOINTMENT, () => true],
  ...LABEL_READERS,
  [
    // "Square footage: 2,450", "Lot size: 0.25"
    new RegExp(
      `\\b(lot(?: size)?|(?:total |living |finished |heated )?(?:square (?:footage|feet)|sq\\.? ?ft\\.?|area|size|sqft))(?:\\s*[:=]\\s*|\\s+is\\s+)(${NUMBER})(?!\\s*(?:sq|sf|square|ac|\\w+ acre))(?![\\w/]|[.,]\\d)`,
      "gi",
    ),
    (match, { home, before }) => {
      const told = valueOf(match[2] ?? "");
      const isLot = /^lot/i.test(match[1] ?? "") || /\blot\b/i.test(before);
      const facts = isLot
        ? [home.lot, home.lot / SQUARE_FEET_PER_ACRE]
        : [
            home.size,
            ...(/garage/i.test(before) ? [home.garageSize] : []),
            ...(/basement/i.test(before) ? [home.basementSize] : []),
          ];
      return facts.some((fact) => near(told, fact, before, 0.01));
    },
  ],
  [
    // "Parks two in the garage"
    new RegExp(`\\bparks (${NUMBER})(?! \\w*(?:minute|mile|block))`, "gi"),
    (match, { home }) => valueOf(match[1] ?? "") === home.spaces,
  ],
  ...UNIT_READERS,
  [
    DECADE_WORD,
    ([phrase, part, word, thing], { home, before }) => {
      const about = part || thing || before.search(BUILT) >= 0;
      if (!about || /\b(?:highs?|lows?|temperatures?|weather|degrees)\b/i.test(before)) return true;
      const years = yearsMeant(`${before} ${phrase}${thing ?? ""}`, home);
      return years.some((year) => {
        const [from, to] = PART_OF_DECADE[part?.toLowerCase() ?? ""] ?? [0, 9];
        const rest = year % 10;
        const tens = DECADES[word?.toLowerCase() ?? ""];
        return decade(year) % 100 === tens && rest >= from && rest <= to;
      });
    },
  ],
  [
    YEAR_WORDS,
    ([, since2000, century, single, rest], { home, before }) => {
      if (before.search(BUILT) < 0) return true;
      const hundreds = century ? (WORDS[century.toLowerCase()] ?? 0) * 100 : 2000;
      const year = hundreds + valueOf(since2000 ?? single ?? rest ?? "") || hundreds;
      return yearsMeant(before, home).includes(year);
    },
  ],
  [
    CENTURIES,
    ([phrase, many], { home, thisYear, before }) => {
      const told = (many ? (WORDS[many.toLowerCase()] ?? 1) : 0.5) * 100;
      const age = thisYear - home.built;
      if (!home.built || /\b(?:turn|mid|last|this)\b/i.test(before.slice(-12)))
        return !/old/.test(phrase);
      return OVER.test(before)
        ? age > told && age < told + 50
        : Math.abs(age - told) <= told * 0.15;
    },
  ],
  [
    YEAR,
    (match, { home, before, after }) => {
      const year = Number.parseInt(match[0], 10);
      const part = /\b(early|mid|late)[ -](?:the )?$/i.exec(before)?.[1]?.toLowerCase();
      if (match[1] && part && year % 100 === 0) {
        const [from, to] = PART_OF_DECADE[part] ?? [0, 9];
        return yearsMeant(before, home, after).some(
          (fact) => fact >= year + 10 * from && fact < year + 10 * to,
        );
      }
      return yearsMeant(before, home, after).some(
        (fact) => (match[1] ? decade(fact) : fact) === year,
      );
    },
  ],
  [
    SHORT_YEAR,
    (match, { home, before }) => {
      // "Highs in the 80s" are no decade.
      if (match[1] && before.search(BUILT) < 0) return true;
      return yearsMeant(before, home).some((fact) =>
        match[1] ? decade(fact) % 100 === Number(match[1]) : fact % 100 === Number(match[2]),
      );
    },
  ],
  // What is left has no unit that a fact could have: figures always count, words before a thing.
  [REST, () => false],
];

/** "The size of a one-car garage" claims no garage. */
const COMPARED = /\b(?:the size of|as (?:big|large|long|wide|good) as|like)(?: (?:an?|the))?\s*$/i;

/** Every number of a text, and whether the facts hold it. */
export function readNumbers(text: string, home: Home, thisYear: number): Statement[] {
  const readings: Statement[] = [];
  const taken = new SpanSet(text.length);
  for (const [pattern, isHeld] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!taken.add({ start, end })) continue;
      const about = {
        home,
        thisYear,
        before: labeledClauseBefore(text, start),
        after: text.slice(end, end + 300),
      };
      const held =
        COMPARED.test(about.before) || isDeniedAfter(about.after) || isHeld(match, about);
      readings.push({ start, end, kind: "number", isSupported: held });
    }
  }
  return readings;
}
