import type { Garage, HouseStyle, OptionalFacts } from "#lib/fields/optional-facts.ts";
import { readAmount } from "#lib/us/amounts.ts";
import type { SaleReader } from "./home-facts.ts";
import { readText } from "./sale-place.ts";

/** Facts that some offices write as numbers, each on a scale of its own. */
export const SCALED_FACTS = ["condition", "quality"] as const;
type ScaledFact = (typeof SCALED_FACTS)[number];

/** The largest number that a file has for each of these facts; 0 without numbers. */
export type LargestNumbers = Readonly<Record<ScaledFact, number>>;

type Words<T> = readonly (readonly [RegExp, T])[];

// Words and usual abbreviations, the first match counts. The steps are those of lib/fields.
const CONDITION: Words<number> = [
  [/^vp$|very poor|unsound|dilapidated|uninhabitable|\btear ?down/, 1],
  [/^vg$|very good|^very_?good/, 5],
  [/^ex?$|^exc\b|excellent|renovated|like new|^new\b/, 5.5],
  [/above av|abv av|above norm/, 3.5],
  [/below av|bel(?:ow)? av|below norm/, 2],
  [/^g(?:d|ood)?$|\bgood\b/, 4],
  [/^(?:av?g?|ta|n)$|average|normal|typical|\bavg\b/, 3],
  [/^f(?:r|a)?$|\bfair\b/, 2],
  [/^p(?:r|o)?$|^u(?:n)?$|poor|\bfixer/, 1],
];
const QUALITY: Words<number> = [
  [/luxury|mansion|exceptional|superior|custom/, 5.5],
  [/^vg$|very good|very_good/, 4.5],
  [/^ex$|^exc\b|excellent/, 5],
  [/above av|abv av|better/, 3.5],
  [/below av|bel(?:ow)? av/, 2.5],
  [/^gd?$|\bgood\b/, 4],
  [/^(?:avg?|ta)$|average|standard|typical|\bavg\b/, 3],
  [/^f[ra]$|\bfair\b|economy/, 2],
  [/^p[ro]$|\bpoor\b|\blow\b|minimum|substandard|cabin/, 1],
];

const SPLIT = /split|bi.?level|tri.?level|raised ranch|foyer/;
const STYLE: Words<HouseStyle> = [
  [SPLIT, "split_level"],
  [/\bcape\b|bungalow|cottage|(?:1\.5|1 1\/2|1½|one and (?:a|one).half)/, "one_and_a_half_stories"],
  [/tudor|victorian|craftsman|queen anne|historic|georgian|old style/, "historic"],
  [/contemp|modern|a.frame|prairie/, "contemporary"],
  [/colonial|conventional|town ?house|twnhs|(?:\b[23]|2\.5|two|three).?stor/, "two_stories"],
  [/ranch|rambler|(?:\b1|\bone|single).?stor/, "one_story"],
];
const GARAGE: Words<Garage> = [
  [/^(?:n|no|false)$|\bnone\b|no garage|street|driveway/, "none"],
  [/^d$|det(?:ch|ach)?/, "detached"],
  [/^[ab]$|att(?:ch|ach)?|built.?in|basement|integral|tuck|^(?:y|yes|true)$/, "attached"],
  [/carport|^cp?$/, "carport"],
  [/garage|2types/, "attached"],
];

const readWords = <T>(text: string, words: Words<T>): T | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Returns the number at the start of a text: 7 of "7 Average"; 0 without one. */
export const readLeadingNumber = (text: string): number =>
  Number(/^\d{1,4}(?:\.\d+)?(?=$|\s)/.exec(text.trim())?.[0] ?? 0);

// C1 to C6 and Q1 to Q6 of the Uniform Appraisal Dataset; 1 is the best.
const UAD = /^[cq]([1-6])$/;
// Grades of construction: A is the best. A plus or minus is a third of a step.
const GRADE = /^([a-e])([+-]?)$/;
const GRADE_STEPS = { a: 5, b: 4, c: 3, d: 2, e: 1 } as const;
const SIGNS = { "+": 1 / 3, "-": -1 / 3, "": 0 } as const;

function readGrade(text: string): number | null {
  const found = GRADE.exec(text);
  if (!found) return null;
  return GRADE_STEPS[found[1] as keyof typeof GRADE_STEPS] + SIGNS[found[2] as keyof typeof SIGNS];
}

// Scales of five and six have their average at 3, those of ten at 5, and King County's grades of
// construction, from 1 to 13, at 7.
function toStep(number: number, largest: number): number | null {
  if (number <= 0) return null;
  if (largest <= 6) return number;
  if (largest <= 10) return (number + 1) / 2;
  return largest <= 20 ? 3 + (number - 7) / 2 : null;
}

function readStep(reader: SaleReader, fact: ScaledFact, largest: LargestNumbers): number | null {
  const text = readText(reader, fact)?.toLowerCase().replaceAll("_", " ");
  if (!text) return null;
  const number = readLeadingNumber(text);
  if (number > 0 || /^0/.test(text)) return toStep(number, largest[fact]);
  const uad = UAD.exec(text)?.[1];
  if (uad !== undefined) return 7 - Number(uad);
  const byWords = readWords(text, fact === "condition" ? CONDITION : QUALITY);
  return byWords ?? (fact === "quality" ? readGrade(text) : null);
}

// A number for the type is a code whose meaning isn't known. Any other is one of cars or square feet.
function readGarage(reader: SaleReader): Garage | null {
  const [type, text] = (["garageType", "garage"] as const).map((field) =>
    reader.written(field).trim().toLowerCase(),
  );
  const byType = type ? readWords(type, GARAGE) : null;
  if (byType !== null || !text) return byType;
  const count = readAmount(text);
  if (count === null) return readWords(text, GARAGE);
  return count > 0 ? "attached" : "none";
}

/** Reads the facts that only some offices record. What isn't understood is unknown. */
export function readOptionalFacts(reader: SaleReader, largest: LargestNumbers): OptionalFacts {
  const style = readText(reader, "style")?.toLowerCase().replaceAll("_", " ");
  return {
    condition: readStep(reader, "condition", largest),
    quality: readStep(reader, "quality", largest),
    garage: readGarage(reader),
    style: style ? readWords(style, STYLE) : null,
  };
}
