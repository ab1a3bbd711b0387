import type { Home } from "#lib/description/home.ts";
import { clauseBefore, type Reading } from "./claim.ts";

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
};
const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|(?:${Object.keys(WORDS).join("|")}))(?:[ -]and[ -]a[ -]half| ?½| 1/2)?`;

/** "2,450", "two", "two and a half" as a number. */
function valueOf(text: string): number {
  const half = /half|½|1\/2/.test(text) ? 0.5 : 0;
  const whole = text.toLowerCase().replace(/[\s-]*(?:and[\s-]a[\s-]half|½|1\/2)$/, "");
  return (WORDS[whole] ?? Number(whole.replaceAll(",", ""))) + half;
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
    { fact: home.basementSize, pattern: /basement|downstairs|lower level|below/gi },
    { fact: home.garageSize, pattern: /garage/gi },
    { fact: home.lot, pattern: /\blot\b|land|parcel|ground|yard|acre/gi },
    { fact: home.size, pattern: /living|finished|interior|inside|floor plan|home|indoor/gi },
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
  [
    "(?:total )?(?:bath(?:room)?s?|ba)",
    ({ value }, home) => {
      const parts = home.baths.reduce(
        (sum, { kind, number }) => sum + (bathValue[kind] ?? 0) * number,
        0,
      );
      return (
        value === bathTotal(home) ||
        value === parts ||
        (value === bathsOf(home, "full") && value > 0)
      );
    },
  ],
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
    "(?:off[ -]street |covered |parking )*(?:spaces?|spots?|stalls?)",
    ({ value }, home) => value === home.spaces,
  ],
  [
    "((?:finished |total |livable |heated )*)(?:sq\\.? ?(?:ft|feet)\\.?|square[ -](?:feet|foot|footage)|sf\\b)",
    area,
  ],
  [
    "acres?",
    ({ value, before }, home) => near(value, home.lot / SQUARE_FEET_PER_ACRE, before, 0.03),
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
  quarter: 0.25,
  third: 1 / 3,
  "three-quarter": 0.75,
};

const ORDINALS = /\b(second|third|fourth|fifth|sixth) (?:full )?(bed ?room|bath(?:room)?)\b/gi;
const THINGS =
  "(?:closets?|windows?|decks?|porches|patios?|balconies|garages?|kitchens?|fire ?places?|levels?|floors?|stories|units?|apartments?|minutes?|miles?|blocks?|feet|foot|bays?|sinks?|ovens?|ponds?|wells?|docks?|courts?|pools?|living|suites?|offices?|lots?|buildings?|gardens?|doors?|entrances?|islands?|showers?|tubs?|hours?|percent|dollars?|thousand|million|hundred)";
const REST = new RegExp(
  `(?<![\\w.,$/])(?:\\d[\\d,]*(?:\\.\\d+)?(?![\\w/])(?:%|[\\s-]+\\p{L}+)?|(?!one\\b)${NUMBER}[\\s-]+(?:\\p{L}+[\\s-]+)?${THINGS}\\b)`,
  "giu",
);

/** Every number of a text, and whether the facts hold it. */
export function readNumbers(text: string, home: Home, thisYear: number): Reading[] {
  const readings: Reading[] = [];
  const free = (start: number, end: number) =>
    readings.every((reading) => end <= reading.start || start >= reading.end);
  const add = (start: number, end: number, held: boolean) => {
    if (free(start, end)) readings.push({ start, end, kind: "number", held });
  };

  for (const match of text.matchAll(MONEY)) {
    const value = Number((match[1] ?? "").replaceAll(",", ""));
    const yearly = /^y|annum/.test(match[2] ?? "");
    const fee = /hoa|fee|dues|association/i.test(
      clauseBefore(text, match.index) + text.slice(match.index, match.index + 60),
    );
    const held =
      home.hoa > 0 &&
      fee &&
      near(value, yearly ? home.hoa * 12 : home.hoa, clauseBefore(text, match.index));
    add(match.index, match.index + match[0].length, held);
  }
  for (const match of text.matchAll(
    /\b(?:(?:a|an|one)[ -])?(half|quarter|third|three[ -]quarters?)[ -](?:of )?(?:an?[ -])?acre\b|\b(?:an|one|a) (?:[\w-]+ )?acre\b|\b(\w+)[ -]tenths? of an acre\b/gi,
  )) {
    const part = match[1]?.toLowerCase().replace(" ", "-").replace(/s$/, "");
    const tenths = WORDS[match[2]?.toLowerCase() ?? ""];
    const told = tenths ? tenths / 10 : part ? (ACRE_PARTS[part] ?? 1) : 1;
    const held = near(told, home.lot / SQUARE_FEET_PER_ACRE, clauseBefore(text, match.index), 0.03);
    add(match.index, match.index + match[0].length, held);
  }
  for (const match of text.matchAll(ORDINALS)) {
    const at = ["second", "third", "fourth", "fifth", "sixth"].indexOf(
      (match[1] ?? "").toLowerCase(),
    );
    const number = /^bed/i.test(match[2] ?? "") ? home.bedrooms : bathTotal(home);
    add(match.index, match.index + match[0].length, at + 2 <= number);
  }
  for (const [unit, test] of UNITS) {
    for (const match of text.matchAll(
      new RegExp(`(?<![\\w.,$])(?!three[ -]quarter)(${NUMBER})[\\s-]+${unit}(?![\\w])`, "gi"),
    )) {
      const start = match.index;
      const end = start + match[0].length;
      const quantity = {
        value: valueOf(match[1] ?? ""),
        before: clauseBefore(text, start),
        after: /^[^.;:!?\n]*/.exec(text.slice(end))?.[0] ?? "",
        detail: match[2] ?? "",
      };
      add(start, end, test(quantity, home, thisYear));
    }
  }
  for (const match of text.matchAll(YEAR)) {
    const year = Number.parseInt(match[0], 10);
    const before = clauseBefore(text, match.index)
      .split(/,| and /)
      .slice(-2)
      .join(" ");
    const last = [
      ...before.matchAll(
        /(built|dates?|construct\w*|circa|vintage)|(re(?:model|novat|stor|hab|built|done)\w*|updat\w*)/gi,
      ),
    ].at(-1);
    const facts = last?.[2]
      ? [home.remodeled]
      : last?.[1]
        ? [home.built]
        : [home.built, home.remodeled];
    const held = facts.some((fact) => (match[1] ? Math.floor(fact / 10) * 10 : fact) === year);
    add(match.index, match.index + match[0].length, held);
  }
  // What is left has no unit that a fact could have: figures always count, words before a thing.
  for (const match of text.matchAll(REST)) add(match.index, match.index + match[0].length, false);
  return readings;
}
