import type { Home } from "#lib/description/home.ts";
import { clauseAfter, isDeniedBy, type Reading, sentenceBefore } from "./claim.ts";
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
/** The parts of a whole, as a number may end on one: "two and a half", "1 3/4". */
const PARTS: readonly (readonly [value: number, forms: string])[] = [
  [0.5, "(?:(?:a|one)[ -])?half|½|1/2"],
  [0.75, "three[ -]quarters?|¾|3/4"],
  [0.25, "(?:(?:a|one)[ -])?quarter|¼|1/4"],
];
const PART = `(?:[ -](?:and|&)[ -](?:(?:a|one)[ -]half|three[ -]quarters?|(?:a|one)[ -]quarter|[½¾¼]|(?:1/2|3/4|1/4))| ?[½¾¼]|[ -](?:1/2|3/4|1/4)(?!\\d))?`;
const FIGURE = `(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?:k(?=[ -]?(?:sq|sf))|${PART})\\+?`;
const UP_TO_NINE = Object.keys(WORDS).slice(0, 9).join("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const SMALL = `(?:(?:${TENS})(?:[ -](?:${UP_TO_NINE}))?|${Object.keys(WORDS).join("|")})`;
const WORD = `(?:${SMALL}|an?(?=[ -](?:hundred|thousand)))(?:[ -](?:hundred|thousand)(?:[ -](?:and )?${SMALL})?){0,3}${PART}`;
const NUMBER = `(?:${FIGURE}|${WORD})`;

/** "two thousand four hundred and fifty" as a number; NaN where a word is no number. */
function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 1000) [total, part] = [total + Math.max(1, part) * scale, 0];
    else if (scale) part = Math.max(1, part) * scale;
    else if (word !== "a" && word !== "an") part += WORDS[word] ?? Number.NaN;
  }
  return total + part;
}

/** "2,450", ".75", "two and a half", "three hundred eighty-five" as a number. */
function valueOf(text: string): number {
  const told = text.toLowerCase().replace(/\+$/, "");
  if (told.endsWith("k")) return Number(told.slice(0, -1)) * 1000;
  const part = PARTS.map(([value, forms]) => ({
    value,
    form: new RegExp(`(?<=.)[\\s-]*(?:(?:and|&)[\\s-]+)?(?:${forms})$`).exec(told),
  })).find(({ form }) => form);
  const whole = part?.form ? told.slice(0, part.form.index) : told;
  const rest = part?.value ?? 0;
  if (/\d/.test(whole)) return Number(whole.replaceAll(",", "")) + rest;
  return valueOfWords(whole.split(/[\s-]+(?:and\s+)?/)) + rest;
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

const OVER =
  /(?:over|more than|at least|exceed\w*|above|upwards? of|no (?:less|fewer) than)\s*(?:an?\s*)?$/i;
const UNDER =
  /(?:nearly|almost|just under|under|less than|fewer than|close to|just shy of|up to|no more than|at most)\s*(?:an?\s*)?$/i;

/** Whether a count is the told one, or one off where the words in front of it say so. */
function counts(told: number, fact: number, before: string): boolean {
  if (!fact) return false;
  if (told === fact) return !/(?:more|less|fewer) than\s*$/i.test(before);
  if (OVER.test(before)) return fact > told && fact <= told + 1;
  return UNDER.test(before) && fact < told && fact >= told - 1;
}

/** How close a told number must come, by the words in front of it. */
function near(told: number, fact: number, before: string, slack = 0.0005): boolean {
  if (!fact) return false;
  if (OVER.test(before)) {
    return told <= fact && fact <= told * 1.25;
  }
  if (UNDER.test(before)) {
    return told >= fact && fact >= told * 0.9;
  }
  const about =
    /(?:about|approximately|approx\.?|roughly|around|some|circa|ca\.?|give or take|an estimated)\s*(?:an?\s*)?$/i.test(
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
/** How many of the units below a form writes before their number. */
const LABELS = 5;
const BATH_KIND = "(?:full|half|three[ -]quarter|3/4|quarter|1/4)";

/** Units and what the number before them must be. The first that matches counts. */
const UNITS: readonly (readonly [unit: string, test: Test])[] = [
  [
    "(?:large |spacious |total )?(?:bed ?rooms?|beds?|brs?|bdrms?|bd)",
    ({ value, before }, home) => counts(value, home.bedrooms, before),
  ],
  [
    // The noun may stand with the last of several kinds: "2 full and 1 half bath".
    `(${BATH_KIND})(?:[ -]bath(?:room)?s?|(?=\\s*(?:,|&|\\+|and|plus|,\\s*and)\\s*(?:${NUMBER}|an?)[ -]${BATH_KIND}[ -]bath))`,
    ({ value, detail }, home) => {
      const kind = detail
        .replace("3/4", "three-quarter")
        .replace("1/4", "quarter")
        .replace("powder", "half")
        .replace(" ", "-");
      return value === bathsOf(home, kind.toLowerCase());
    },
  ],
  ["powder[ -]rooms?", ({ value }, home) => value === bathsOf(home, "half")],
  ["(?:total )?(?:bath(?:room)?s?|ba)", ({ value }, home) => areBaths(value, home)],
  ["(?:total )?rooms?", ({ value, before }, home) => counts(value, home.totalRooms, before)],
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
    "((?:finished |total |livable |heated ){0,4})(?:sq\\.?[ -]?(?:ft|feet)\\.?|ft²|square[ -](?:feet|foot|footage|ft)|sf\\b)",
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
  [
    // What one does in that time is no distance.
    "(?:seconds?|minutes?|hours?|days?|weeks?) to (?!get|drive|walk|reach|the\\b|down|work|commute|bike|ride)\\w+",
    ({ before }) => /\btakes?(?: \w+){0,2}\s*$/i.test(before),
  ],
  // How long somebody has lived there says nothing about the home.
  [
    "years?(?![ -](?:old|ago|young|of \\w))",
    ({ before }) => /\bfor(?: (?:the|over|about|almost|past|last))*\s*$/i.test(before),
  ],
  [
    "((?:[ -]?(?:and[ -])?(?:some|odd|something|plus)[ -])?)years?[ -](?:old|young|of age)",
    ({ value, before, detail }, home, thisYear) =>
      (detail !== "" &&
        near(value, decade(thisYear - (yearsMeant(before, home)[0] ?? 0)), before)) ||
      isAge(value, yearsMeant(before, home)[0] ?? 0, thisYear, before),
  ],
  [
    // What somebody lived through there is no age of the home.
    "(?:and[ -]some[ -]|odd[ -])?years? of (\\w+)",
    ({ value, before, detail }, home, thisYear) =>
      /^(?:memor|happ|lov|liv|famil|fun|care|joy|good|birthday|our|my)/i.test(detail) ||
      isAge(value, home.built, thisYear, before) ||
      near(value, thisYear - home.built, "more than "),
  ],
  [
    "years? ago",
    ({ value, before }, home, thisYear) => {
      const year = [...before.matchAll(BUILT)].at(-1);
      // When somebody came or bought says nothing about the home.
      if (!year) return /\b(?:we|i|our|my|us)\b/i.test(before);
      return isAge(value, year[2] ? home.remodeled : home.built, thisYear, before);
    },
  ],
];

/** Whether a year lies as many years back as told, one more or less, or as the words allow. */
function isAge(told: number, year: number, thisYear: number, before: string): boolean {
  if (!year) return false;
  return Math.abs(thisYear - year - told) <= 1 || near(told, thisYear - year, before);
}

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

const BUILT =
  /(built|builds?|bones|dates?|construct\w*|circa|vintage|went up)|(re(?:model|novat|stor|hab|built|done)\w*|updat\w*|addition)/gi;

/** The years that the clause before may be about: of building, of remodeling, or either. */
function yearsMeant(before: string, home: Home, after = ""): number[] {
  const parts = before.split(/,| and /);
  const own = parts.pop() ?? "";
  const earlier = parts.at(-1) ?? "";
  // "2016 remodel" says it after the year; what stands by another year is about that one.
  const verb =
    [...own.matchAll(BUILT)].at(-1) ??
    [...(/^(?:[ -]\w+){1,2}/.exec(after)?.[0] ?? "").matchAll(BUILT)][0] ??
    (/\d\d/.test(earlier) ? undefined : [...earlier.matchAll(BUILT)].at(-1));
  if (verb?.[2]) return [home.remodeled];
  return verb?.[1] ? [home.built] : [home.built, home.remodeled];
}

/** The years of a decade that are early, in its middle, and late. */
const PART_OF_DECADE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [0, 4],
  mid: [3, 7],
  late: [6, 9],
};
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
        before: sentenceBefore(text, start),
        after: text.slice(end, end + 300),
      };
      const held = COMPARED.test(about.before) || isDeniedBy(about.after) || isHeld(match, about);
      readings.push({ start, end, kind: "number", held });
    }
  }
  return readings;
}
