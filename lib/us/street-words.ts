// Street words and their usual abbreviations (USPS Publication 28, appendix C).
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alley: "aly",
    avenue: "ave",
    av: "ave",
    boulevard: "blvd",
    circle: "cir",
    court: "ct",
    crescent: "cres",
    drive: "dr",
    east: "e",
    expressway: "expy",
    heights: "hts",
    highway: "hwy",
    lane: "ln",
    mount: "mt",
    north: "n",
    northeast: "ne",
    northwest: "nw",
    parkway: "pkwy",
    place: "pl",
    plaza: "plz",
    point: "pt",
    road: "rd",
    saint: "st",
    south: "s",
    southeast: "se",
    southwest: "sw",
    square: "sq",
    street: "st",
    terrace: "ter",
    trail: "trl",
    turnpike: "tpke",
    west: "w",
  }),
);

const DIRECTIONS = new Set(["n", "s", "e", "w", "ne", "nw", "se", "sw"]);

// After these suffixes, a number or letter is a unit. After the others, it may name a road.
const SURE_SUFFIXES = `aly ave blvd cir cove crossing ct cv cres dr ln mall manor pass path pkwy pl plz
  pt row sq st ter terr trace walk way xing`;
const ROAD_SUFFIXES = "expy hwy loop pike rd run tpke trl";

const SURE = new Set(SURE_SUFFIXES.split(/\s+/));
const SUFFIXES = new Set([...SURE, ...ROAD_SUFFIXES.split(" ")]);

const bare = (word: string) => word.replaceAll(/[.,]/g, "").toLowerCase();

/** Abbreviates a lowercase word as the Postal Service does. */
export const shortForm = (word: string): string => SHORT_FORMS.get(word) ?? word;

/** Returns whether a word in any spelling is a compass direction. */
export const isDirection = (word: string): boolean => DIRECTIONS.has(shortForm(bare(word)));

/** Returns whether a word in any spelling is a street suffix: "Street", "St." or "rd". */
export const isSuffix = (word: string): boolean => SUFFIXES.has(shortForm(bare(word)));

/** Like `isSuffix`, without suffixes that can precede a road's number, as in "County Road 12". */
export const isSuffixBeforeUnit = (word: string): boolean => SURE.has(shortForm(bare(word)));
