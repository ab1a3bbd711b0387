import type { Home } from "#lib/description/home.ts";
import { NUMBER } from "./number-words.ts";
import { BUILT, decade, yearsMeant } from "./years.ts";

interface Quantity {
  value: number;
  /** The words around it, as far as the clause goes. */
  before: string;
  after: string;
  /** What a unit pattern captured. */
  detail: string;
}

type Test = (quantity: Quantity, home: Home, thisYear: number) => boolean;

/** All baths of a home, whatever their kind. */
export const bathTotal = (home: Home) => home.baths.reduce((sum, { number }) => sum + number, 0);
const bathValue: Readonly<Record<string, number>> = {
  full: 1,
  "three-quarter": 0.75,
  half: 0.5,
  quarter: 0.25,
};
/** The baths of one kind. */
export const bathsOf = (home: Home, kind: string) =>
  home.baths.find((bath) => bath.kind === kind)?.number ?? 0;

/** The baths of a home as a count, in quarters, or the full ones alone. */
export function areBaths(value: number, home: Home): boolean {
  const parts = home.baths.reduce(
    (sum, { kind, number }) => sum + (bathValue[kind] ?? 0) * number,
    0,
  );
  const full = bathsOf(home, "full");
  return value === bathTotal(home) || value === parts || (value === full && value > 0);
}

export const OVER =
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
export function near(told: number, fact: number, before: string, slack = 0.0005): boolean {
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

export const SQUARE_FEET_PER_ACRE = 43_560;
/** How many of the units below a form writes before their number. */
export const LABELS = 5;
const BATH_KIND = "(?:full|half|three[ -]quarter|3/4|quarter|1/4)";

/** Units and what the number before them must be. The first that matches counts. */
export const UNITS: readonly (readonly [unit: string, test: Test])[] = [
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
