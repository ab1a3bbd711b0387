import type { Home } from "#lib/description/home.ts";
import { clauseAfter, clauseBefore, type Reading } from "./claim.ts";
import { Taken } from "#lib/description/taken.ts";

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
const HALF = "(?:[ -]and[ -]a[ -]half| ?½| 1/2)?";
const FIGURE = `(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)${HALF}`;
const UP_TO_NINE = Object.keys(WORDS).slice(0, 9).join("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const SMALL = `(?:(?:${TENS})(?:[ -](?:${UP_TO_NINE}))?|${Object.keys(WORDS).join("|")})`;
const WORD = `${SMALL}(?:[ -](?:hundred|thousand)(?:[ -](?:and )?${SMALL})?){0,3}${HALF}`;
const NUMBER = `(?:${FIGURE}|${WORD})`;

/** "two thousand four hundred and fifty" as a number; NaN where a word is no number. */
function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 1000) [total, part] = [total + Math.max(1, part) * scale, 0];
    else if (scale) part = Math.max(1, part) * scale;
    else part += WORDS[word] ?? Number.NaN;
  }
  return total + part;
}

/** "2,450", ".75", "two and a half", "three hundred eighty-five" as a number. */
function valueOf(text: string): number {
  const half = /half|½|1\/2/.test(text) ? 0.5 : 0;
  const whole = text.toLowerCase().replace(/[\s-]*(?:and[\s-]a[\s-]half|½|1\/2)$/, "");
  if (/\d/.test(whole)) return Number(whole.replaceAll(",", "")) + half;
  return valueOfWords(whole.split(/[\s-]+(?:and\s+)?/)) + half;
}

interface Quantity {
  value: number;
  /** The words around it, as far as the clause goes. */
  before: string;
  after: string;
  /** What a unit pattern captured. */
  detail: string;
}

type Test = (quantity: Quantity, home: Home, thisYear: number) => boolean;

const bathTotal = (home: Home) => home.baths.reduce((sum, { number }) => sum + number, 0);
const bathValue: Readonly<Record<string, number>> = {
  full: 1,
  "three-quarter": 0.75,
  half: 0.5,
  quarter: 0.25,
};
const bathsOf = (home: Home, kind: string) =>
  home.baths.find((bath) => bath.kind === kind)?.number ?? 0;

/** How close a told number must come, by the words in front of it. */
function near(told: number, fact: number, before: string, slack = 0.0005): boolean {
  if (!fact) return false;
  if (/(?:over|more than|at least|exceed\w*|above|upwards? of)\s*$/i.test(before)) {
    return told <= fact && fact <= told * 1.1;
  }
  if (/(?:nearly|almost|just under|under|less than|close to)\s*(?:an?\s*)?$/i.test(before)) {
    return told >= fact && fact >= told * 0.9;
  }
  const about =
    /(?:about|approximately|approx\.?|roughly|around|some|an estimated)\s*(?:an?\s*)?$/i.test(
      before,
    );
  return Math.abs(told - fact) <= Math.max(0.005, fact * (about ? 0.06 : slack));
}

const area: Test = ({ value, before, after, detail }, home) => {
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const around = after.split(/[,;]| (?:and|with|on|in) /)[0] ?? "";
  const named = [
    { fact: home.basementSize, pattern: /basement|downstairs|lower level|below|unfinished/gi },
    { fact: home.garageSize, pattern: /garage/gi },
    { fact: home.lot, pattern: /\blot\b|\bland\b|parcel|ground|yard|acre/gi },
    { fact: home.size, pattern: /living|\bfinished|interior|inside|floor plan|home|indoor/gi },
  ];
  const following = named.find(({ pattern }) =>
    new RegExp(pattern.source, "i").test(`${detail} ${around}`),
  );
  if (following) return near(value, following.fact, before);
  const leading = named
    .map(({ fact, pattern }) => ({ fact, at: last(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  if (leading && near(value, leading.fact, before)) return true;
  const facts = [home.size, home.lot, home.basementSize, home.garageSize];
  return leading === undefined && facts.some((fact) => near(value, fact, before));
};

const SQUARE_FEET_PER_ACRE = 43_560;

/** Units and what the number before them must be. The first that matches counts. */
const UNITS: readonly (readonly [unit: string, test: Test])[] = [
  [
    "(?:large |spacious |total )?(?:bed ?rooms?|beds?|brs?|bdrms?|bd)",
    ({ value }, home) => value === home.bedrooms,
  ],
  [
    "(full|half|three[ -]quarter|3/4|quarter|1/4)[ -](?:bath(?:room)?s?)",
    ({ value, detail }, home) => {
      const kind = detail
        .replace("3/4", "three-quarter")
        .replace("1/4", "quarter")
        .replace(" ", "-");
      return value === bathsOf(home, kind.toLowerCase());
    },
  ],
  ["(?:total )?(?:bath(?:room)?s?|ba)", ({ value }, home) => areBaths(value, home)],
  ["rooms?", ({ value }, home) => value === home.totalRooms],
  [
    "(?:cars?|vehicles?)(?: (?:attached|detached))?( garages?)?",
    ({ value, detail }, home) =>
      value === home.spaces &&
      (!detail ||
        home.garageSize > 0 ||
        home.has("parking", "Garage - Attached") ||
        home.has("parking", "Garage - Detached")),
  ],
  [
    "(?:off[ -]street |covered |parking ){0,4}(?:spaces?|spots?|stalls?)",
    ({ value }, home) => value === home.spaces,
  ],
  [
    "((?:finished |total |livable |heated ){0,4})(?:sq\\.? ?(?:ft|feet)\\.?|square[ -](?:feet|foot|footage|ft)|sf\\b)",
    area,
  ],
  [
    "(?:acres?|ac\\b(?! (?:unit|system)))",
    ({ value, before }, home) => near(value, home.lot / SQUARE_FEET_PER_ACRE, before, 0.03),
  ],
  [
    "years? (?:later|after|apart|on)",
    ({ value }, home) => home.built > 0 && home.remodeled - home.built === value,
  ],
  [
    "dollars(?:\\s*(?:per|a|/)\\s*(month|mo|year|annum|yr))?",
    ({ value, before, after, detail }, home) =>
      home.hoa > 0 &&
      /hoa|fee|dues|association/i.test(before + after) &&
      near(value, /^y|annum/.test(detail) ? home.hoa * 12 : home.hoa, before),
  ],
  // How long somebody has lived there says nothing about the home.
  [
    "years?(?! old)",
    ({ before }) => /\bfor(?: (?:the|over|about|almost|past|last))*\s*$/i.test(before),
  ],
  [
    "years? old",
    ({ value }, home, thisYear) => home.built > 0 && Math.abs(thisYear - home.built - value) <= 1,
  ],
];

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
const PART_OF_ACRE =
  /\b(?:(?:a|an|one)[ -])?(half|quarter|third|three[ -]quarters?)[ -](?:of )?(?:an?[ -])?acre\b|(?<![\w/.])(1\/[234]|3\/4|[¼½¾])[ -]?(?:of an )?acres?\b|\b(?:an|one|a) (?:[\w-]+ )?acre\b|\b(\w+)[ -]tenths? of an acre\b/gi;
/** "the 60s", "the mid-'70s", "'08": years without their century. */
const SHORT_YEAR =
  /(?<![\w$])(?:the |mid[ -]|late |early ){1,2}['’]?(\d0)['’]?s\b|(?<![\w$])['’](\d\d)(?!\d|['’]?s\b)/gi;
/** "3/2" and "3/2.5": bedrooms and baths. */
const BEDS_AND_BATHS =
  /(?<![\w.,$/])(\d{1,2})\/(\d(?:\.\d+)?)(?=\s+(?:[\w-]+\s+){0,2}(?:home|house|condo|ranch|bungalow|in|on|with)\b)/gi;
const ORDINALS = /\b(second|third|fourth|fifth|sixth) (?:full )?(bed ?room|bath(?:room)?)\b/gi;
const THINGS =
  "(?:closets?|windows?|decks?|porches|patios?|balconies|garages?|kitchens?|fire ?places?|levels?|floors?|stories|units?|apartments?|minutes?|miles?|blocks?|feet|foot|bays?|sinks?|ovens?|ponds?|wells?|docks?|courts?|pools?|living|suites?|offices?|lots?|buildings?|gardens?|doors?|entrances?|islands?|showers?|tubs?|hours?|percent|dollars?|thousand|million|hundred)";
const REST = new RegExp(
  `(?<![\\w.,$/])(?:\\d[\\d,]*(?:\\.\\d+)?(?![\\w/])(?:%|[\\s-]+\\p{L}+)?|(?!one\\b)${NUMBER}[\\s-]+(?:\\p{L}+[\\s-]+)?${THINGS}\\b)`,
  "giu",
);

const BUILT =
  /(built|dates?|construct\w*|circa|vintage|went up)|(re(?:model|novat|stor|hab|built|done)\w*|updat\w*|addition)/gi;

/** The years that the clause before may be about: of building, of remodeling, or either. */
function yearsMeant(before: string, home: Home): number[] {
  const near = before
    .split(/,| and /)
    .slice(-2)
    .join(" ");
  const last = [...near.matchAll(BUILT)].at(-1);
  if (last?.[2]) return [home.remodeled];
  return last?.[1] ? [home.built] : [home.built, home.remodeled];
}

const decade = (year: number) => Math.floor(year / 10) * 10;

/** The baths of a home as a count, in quarters, or the full ones alone. */
function areBaths(value: number, home: Home): boolean {
  const parts = home.baths.reduce(
    (sum, { kind, number }) => sum + (bathValue[kind] ?? 0) * number,
    0,
  );
  const full = bathsOf(home, "full");
  return value === bathTotal(home) || value === parts || (value === full && value > 0);
}

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

const UNIT_READERS: readonly Reader[] = UNITS.map(([unit, test]) => [
  // A figure may stand right at its unit ("4bd"), a word may not.
  new RegExp(
    `(?<![\\w.,$])(?!three[ -]quarter)(?:(${FIGURE})[\\s-]{0,3}|(${WORD})[\\s-]{1,3})${unit}(?![\\w])`,
    "gi",
  ),
  (match, { home, thisYear, before, after }) =>
    test(
      {
        value: valueOf(match[1] ?? match[2] ?? ""),
        before,
        after: clauseAfter(after, 0),
        detail: match[3] ?? "",
      },
      home,
      thisYear,
    ),
]);

/** Kinds of numbers; where two read the same figures, the first counts. */
const READERS: readonly Reader[] = [
  [
    MONEY,
    (match, { home, before, after }) => {
      const value = Number((match[1] ?? "").replaceAll(",", ""));
      const yearly = /^y|annum/.test(match[2] ?? "");
      const fee = /hoa|fee|dues|association/i.test(before + match[0] + after.slice(0, 50));
      return home.hoa > 0 && fee && near(value, yearly ? home.hoa * 12 : home.hoa, before);
    },
  ],
  [
    PART_OF_ACRE,
    (match, { home, before }) => {
      const part = (match[1] ?? match[2])?.toLowerCase().replace(" ", "-").replace(/s$/, "");
      const tenths = WORDS[match[3]?.toLowerCase() ?? ""];
      const told = tenths ? tenths / 10 : part ? (ACRE_PARTS[part] ?? 1) : 1;
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
  ...UNIT_READERS,
  [
    YEAR,
    (match, { home, before }) => {
      const year = Number.parseInt(match[0], 10);
      return yearsMeant(before, home).some((fact) => (match[1] ? decade(fact) : fact) === year);
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
export function readNumbers(text: string, home: Home, thisYear: number): Reading[] {
  const readings: Reading[] = [];
  const taken = new Taken(text.length);
  for (const [pattern, isHeld] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!taken.take(start, end)) continue;
      const about = {
        home,
        thisYear,
        before: clauseBefore(text, start),
        after: text.slice(end, end + 300),
      };
      const held = COMPARED.test(about.before) || isHeld(match, about);
      readings.push({ start, end, kind: "number", held });
    }
  }
  return readings;
}
