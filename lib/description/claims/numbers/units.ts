import { FEATURE_OPTIONS } from "#lib/fields/features.ts";
import type { Home } from "#lib/description/home.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { parseNumberWords } from "#lib/text/number-words.ts";
import { LOT_TOLERANCE } from "./acres.ts";
import { isCount, isHoaFee, isNear, YEARLY } from "./amounts.ts";
import { areBaths, countBathsOf } from "./rooms.ts";
import { decadeOf, isAge, yearOfWork, yearsMeant } from "./years.ts";

interface Quantity {
  value: number;
  /** The words around it, as far as the clause goes. */
  before: string;
  after: string;
  /** What the group of the unit's pattern captured. */
  detail: string;
}

// What may be counted or measured, and whether the facts hold so much of it.
interface Unit {
  /** The source of a pattern with one group at most. */
  pattern: string;
  /** It may stand before its number too, as on a form: "Bedrooms: 4". */
  isLabel?: boolean;
  isSupported: (quantity: Quantity, home: Home, thisYear: number) => boolean;
}

const BATH_KIND = "(?:full|half|three[ -]quarter|3/4|quarter|1/4)";

/** Where several units fit, the longest counts. */
export const UNITS: readonly Unit[] = [
  {
    pattern:
      "(?:(?:good|generous|decent|fair)[ -]sized? |large |spacious |total |of (?:which|them|those) (?:are |being )?)?(?:bed ?rooms?|beds?|brs?|bdrms?|bd)",
    isLabel: true,
    isSupported: ({ value, before }, home) => isCount(value, home.bedrooms, before),
  },
  {
    // The noun may stand with the last of several kinds: "2 full and 1 half bath".
    pattern:
      `(${BATH_KIND})(?:[ -](?:bath(?:room)?s?|bas?\\b)|` +
      `(?=\\s*(?:,|&|/|\\+|and|plus|,\\s*and)\\s*[\\w.,-]+[ -]${BATH_KIND}[ -](?:bath|ba\\b)))`,
    isLabel: true,
    isSupported: ({ value, detail }, home) => {
      const kind = detail.toLowerCase().replace("3/4", "three-quarter").replace("1/4", "quarter");
      return value === countBathsOf(home, kind.replace(" ", "-"));
    },
  },
  {
    pattern: "powder[ -]rooms?",
    isLabel: true,
    isSupported: ({ value }, home) => value === countBathsOf(home, "half"),
  },
  {
    pattern: "(?:total )?(?:bath(?:room)?s?|bas?)",
    isLabel: true,
    isSupported: ({ value }, home) => areBaths(value, home),
  },
  {
    pattern: "(?:total )?rooms?",
    isLabel: true,
    isSupported: ({ value, before }, home) => isCount(value, home.totalRooms, before),
  },
  {
    pattern: "(?:cars?|vehicles?)(?: (?:attached|detached))?( garages?)?",
    isSupported: ({ value, after, detail }, home) =>
      (value + countMore(after) === home.spaces ||
        (value < home.spaces &&
          ((value === 1 && hasSeveralPlaces(home)) || ANOTHER_PLACE.test(after)))) &&
      (!detail || hasGarage(home)),
  },
  {
    pattern:
      "(?:total |off[ -]street |covered |parking |garage |car ){0,4}(?:spaces?|spots?|stalls?|garage bays?)",
    isLabel: true,
    isSupported: ({ value, before }, home) => value + countCars(before) === home.spaces,
  },
  {
    pattern:
      "((?:finished |unfinished |total |livable |heated ){0,4})" +
      "(?:sq\\.?[ -]?(?:ft|feet)\\.?|ft²|square[ -](?:feet|foot|footage|ft)|sf\\b)",
    isSupported: isArea,
  },
  {
    pattern: "(?:square[ -]met(?:er|re)s?|sq\\.?[ -]?m(?:eters?)?\\b|m²|m2\\b)",
    isSupported: (quantity, home) =>
      isArea(
        { ...quantity, value: quantity.value * SQUARE_FEET_PER_SQUARE_METER, before: ABOUT },
        home,
      ),
  },
  {
    pattern: "(?:acres?|ac\\b(?! (?:unit|system)))",
    isSupported: ({ value, before }, home) =>
      isNear(value, home.lot / SQUARE_FEET_PER_ACRE, before, LOT_TOLERANCE),
  },
  {
    pattern:
      "years? (?:later|after|apart|on|separate|divide|lie between|stand between|between|in between|passed|before (?:that|its)|from (?:the )?(?:building|built|new|start))",
    isSupported: ({ value, before, after }, home, thisYear) =>
      (home.built > 0 && isNear(value, home.remodeled - home.built, before)) ||
      (home.remodeled > 0 &&
        /^ (?:the|its|that) /.test(after) &&
        isAge(value, home.remodeled, thisYear, before)),
  },
  {
    pattern: "(?:dollars?|bucks)(?:\\s*(?:per|a|/)\\s*(month|mo|year|annum|yr))?",
    isSupported: ({ value, before, after, detail }, home, thisYear) => {
      const isYearly =
        /^y|annum/.test(detail) ||
        (detail === "" &&
          (YEARLY.test(before) ||
            /\b(?:whole|full) year\b/i.test(before) ||
            /\bin (?:a|the|one) year\b/i.test(after)));
      return isHoaFee(value, isYearly, { home, thisYear, before, after });
    },
  },
  {
    pattern: "(?:a|per|each|every) (month|mo|year|yr)\\b",
    isSupported: ({ value, before, after, detail }, home, thisYear) =>
      value < MIN_DOLLARS ||
      isHoaFee(value, detail.startsWith("y"), { home, thisYear, before, after }),
  },
  {
    pattern: "(?:now|today|already|this year)\\b",
    isSupported: ({ value, before }, home, thisYear) =>
      (STANDS_AT.test(before) || before.trim() === "") &&
      isAge(value, home.built, thisYear, before),
  },
  {
    pattern:
      "(?:seconds?|minutes?|hours?|days?|weeks?) to " +
      "(?!get|drive|walk|reach|the\\b|down|work|commute|bike|ride)\\w+",
    isSupported: ({ before }) => /\btakes?(?: \w+){0,2}\s*$/i.test(before),
  },
  {
    pattern: "years?(?![ -](?:old|ago|young|of \\w))",
    isSupported: ({ value, before, after }, home, thisYear) => {
      if (/\bfor(?: (?:the|over|about|almost|past|last))*\s*$/i.test(before)) return true;
      const wasAge = WAS_OF_AGE.test(after) && home.built > 0;
      if (wasAge && Math.abs(home.remodeled - home.built - value) <= 1) return true;
      const year = yearOfWork(after.slice(0, NEXT_WORDS), home) ?? yearOfWork(before, home);
      if (year === null) return isAge(value, home.built, thisYear, before);
      return isAge(value, year, thisYear, before);
    },
  },
  {
    pattern:
      "((?:[ -]?(?:and[ -])?(?:some|odd|something|plus)[ -])?)years?[ -](?:old|young|of age)",
    isSupported: ({ value, before, after, detail }, home, thisYear) => {
      const year = yearsMeant(before, home, after)[0] ?? 0;
      const isDecade = detail !== "" && isNear(value, decadeOf(thisYear - year), before);
      const wasAge = OF_REMODEL.test(before + after) && home.built > 0;
      if (wasAge && Math.abs(home.remodeled - home.built - value) <= 1) return true;
      return isDecade || isAge(value, year, thisYear, before);
    },
  },
  {
    pattern: "(?:birthday )?candles",
    isSupported: ({ value, before }, home, thisYear) => isAge(value, home.built, thisYear, before),
  },
  { pattern: "(?:more )?years?['’]? (?:time|from now|hence)\\b", isSupported: () => true },
  {
    pattern: "(?:and[ -]some[ -]|odd[ -])?years? of (\\w+)",
    // What somebody lived through there is no age of the home.
    isSupported: ({ value, before, detail }, home, thisYear) =>
      /^(?:memor|happ|lov|liv|famil|fun|care|joy|good|birthday|our|my)/i.test(detail) ||
      isAge(value, home.built, thisYear, before) ||
      isNear(value, thisYear - home.built, "more than "),
  },
  {
    pattern: "years? (?:ago|back\\b|behind (?:us|it|them))",
    isSupported: ({ value, before }, home, thisYear) => {
      const year = yearOfWork(before, home);
      if (year !== null) return isAge(value, year, thisYear, before);
      // When somebody came or bought says nothing about the home.
      const isOfPeople = /\b(?:we|i|our|my|us)\b/i.test(before);
      return (
        isOfPeople ||
        [home.built, home.remodeled].some((each) => isAge(value, each, thisYear, before))
      );
    },
  },
];

// "She'll be 95", "which makes the old girl 138"
const STANDS_AT =
  /(?:\b(?:is|it['’]?s|s?he['’]?s|will (?:be|turn)|turn(?:s|ed|ing)?|makes? (?:it|her|him|the (?:\w+ ){0,1}\w+))|['’]ll (?:be|turn))\s*$/i;
const SQUARE_FEET_PER_SQUARE_METER = 10.7639;
// A turned unit is always rounded.
const ABOUT = "about ";

// "Twice a year" counts no dollars.
const MIN_DOLLARS = 30;

// "It got a remodel when it was 37 years old"
const OF_REMODEL = /\b(?:remodel|renovat|rework|rebuil|restor|redo)/i;
// "It had stood for 88 years when it was remodeled"
const WAS_OF_AGE = /\b(?:when|before|until) .*(?:remodel|renovat|rework|rebuil|restor|redo)/i;
// Characters after a number of years in which may stand what they are counted from: "past its remodel".
const NEXT_WORDS = 24;

// "One car in the garage and a second under the carport"
const ANOTHER_PLACE =
  /\b(?:and|plus|with|,) (?:(?:a|an|the|one) )?(?:second|another|others?|more|rest|carport|driveway|off[ -]street)\b/i;

// "Two cars in the garage and two more outside"
function countMore(after: string): number {
  return (
    countIn(/\b(?:and|plus) (\w+) (?:more|others?|spots?|spaces?|outside|on|off)\b/i, after) ||
    countIn(/\b(?:and|plus) (?:[\w-]+ ){1,3}for (\w+)\b/i, after)
  );
}

// "A two-car garage plus two spots"
const countCars = (before: string) =>
  countIn(/(?<!(?:\bnot|n['’]t) an? )\b(\w+)[ -]cars? (?:\w+ )?garage\b/i, before);

function countIn(pattern: RegExp, clause: string): number {
  const word = pattern.exec(clause)?.[1];
  return word ? Number(word) || parseNumberWords(word) || 0 : 0;
}

const hasSeveralPlaces = (home: Home) =>
  FEATURE_OPTIONS.parking.filter((option) => home.has("parking", option)).length > 1;

function hasGarage(home: Home): boolean {
  const isChosen = ["Garage - Attached", "Garage - Detached"].some((garage) =>
    home.has("parking", garage),
  );
  return isChosen || home.garageSize > 0;
}

// Words that tell which area of a home is meant.
const AREAS = [
  {
    area: "basementSize",
    words: /basement|cellar|downstairs|lower level|below|unfinished|not finished/gi,
  },
  { area: "garageSize", words: /garage/gi },
  { area: "lot", words: /\blot\b|\bland\b|parcel|ground|yard|acre/gi },
  { area: "size", words: /living|\bfinished|interior|inside|floor plan|home|indoor/gi },
] as const;
// "The basement's 1,200 square feet"
const OWNED_BEFORE = /\b(basement|cellar|lower level|garage|lot|home|house)['’]s\s*$/i;
// "The lower level is finished and measures": the word is said of either area.
const FINISHED = /\bfinished/gi;

const ABOVE = /\babove(?: the (?:basement|cellar)| grade| ground)?\b/i;
const TOGETHER =
  /\b(?:total|totals|altogether|combined|in all|all told|count|counting|counted|between|both|including|plus|makes?|adds? up|together|with the (?:basement|lower level|cellar))\b/i;

// "About 2,000 square feet with the basement"
export function isSum(value: number, home: Home, before: string, after: string): boolean {
  const around = `${before} ${after}`;
  if (!TOGETHER.test(around)) return false;
  if (/garage/i.test(around) && isNear(value, home.size + home.garageSize, before)) return true;
  return (
    (/basement|cellar|lower level|below|altogether|combined|in all|all told/i.test(around) ||
      holdsAreas(around, home)) &&
    isNear(value, home.size + home.basementSize, before)
  );
}

// "2,860 plus 1,200 makes 4,060 square feet"
function holdsAreas(around: string, { size, basementSize }: Home): boolean {
  const plain = around.replaceAll(",", "");
  return basementSize > 0 && plain.includes(String(size)) && plain.includes(String(basementSize));
}

// Of the area that follows, else of the last that was named before, else of any.
function isArea({ value, before, after, detail }: Quantity, home: Home): boolean {
  if (isSum(value, home, before, after)) return true;
  const [, owned] = OWNED_BEFORE.exec(before) ?? [];
  if (owned) {
    const area = AREAS.find(({ words }) => owned.search(words) >= 0)?.area ?? "size";
    return isNear(value, home[area], before);
  }
  // Of what another clause has named: "the basement (640 square feet of it)", "its 1,200 square feet".
  if (/^ of (?:it|that|this)\b/i.test(after) || /\bits\s*$/i.test(before)) {
    return AREAS.some(({ area }) => isNear(value, home[area], before));
  }
  // "The basement (640 sq ft) is partly finished"
  const following = /^(?:\)|\s+[A-Z])/.test(after) ? "" : after;
  const around = `${detail} ${following.split(/[,;\d]|[.!?] | (?:there|and|with|on|in|plus|over|against|from|beside|versus) /)[0] ?? ""}`;
  if (ABOVE.test(around)) return isNear(value, home.size, before);
  const named = AREAS.find(({ words }) => around.search(words) >= 0);
  if (named) return isNear(value, home[named.area], before);
  const [leading] = AREAS.map(({ area, words }) => ({
    area,
    at: [...before.replaceAll(FINISHED, "").matchAll(words)].at(-1)?.index ?? -1,
  }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const isOfLeading = leading !== undefined && isNear(value, home[leading.area], before);
  // "An attached garage, 1,512 square feet": after a comma something else may be measured.
  if (isOfLeading || (leading && !before.slice(leading.at).includes(","))) return isOfLeading;
  return AREAS.some(({ area }) => isNear(value, home[area], before));
}
