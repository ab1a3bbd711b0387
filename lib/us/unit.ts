import { collapse, tidyLine } from "./address-line.ts";
import { isDirection, isSuffix, isSuffixBeforeUnit } from "./street-words.ts";

// Secondary units (USPS Publication 28, appendix C2) and other common words. A word without an
// abbreviation only introduces a unit.
const KINDS = new Map(
  Object.entries({
    ...{ apartment: "", apt: "", no: "", room: "", rm: "", space: "", spc: "", ste: "", suite: "" },
    ...{ unit: "", bldg: "BLDG", building: "BLDG", fl: "FL", flr: "FL", floor: "FL", lot: "LOT" },
    ...{ penthouse: "PH", ph: "PH", slip: "SLIP", trailer: "TRLR", trlr: "TRLR" },
  }),
);
const POSITIONS = new Map(
  Object.entries({
    ...{ basement: "BSMT", bsmt: "BSMT", front: "FRONT", frnt: "FRONT", lower: "LOWER" },
    ...{ lowr: "LOWER", penthouse: "PH", ph: "PH", rear: "REAR", side: "SIDE", upper: "UPPER" },
    uppr: "UPPER",
  }),
);

const KIND = `(?:${[...KINDS.keys()].join("|")})`;
const NAMED = new RegExp(`[\\s,](#|${KIND}(?=[\\s.#\\d-]|$))`, "gi");
const IS_NAMED = new RegExp(`^(?:#|${KIND}(?=[\\s.#\\d-]))`, "i");
const BEFORE_HYPHEN = new RegExp(`\\b(${KIND})-(?=\\w)`, "gi");
const LEADING = new RegExp(
  `^(?:#|${KIND}\\b)[\\s.#]*[\\w-]+(?:\\s*,\\s*|\\s+-\\s+|\\s+)(?=\\d)`,
  "i",
);
const ORDINAL_FLOOR = /\b(\d{1,3})(?:st|nd|rd|th) (floor|flr?)\.?(?=,|$)/i;
const LAST_WORD = /(,?) ?(?<![\w-])([\w-]+)\.?$/;
// A single letter may be a direction.
const ID = /^(?:\d{1,4}-?[a-z]?|[a-z]-?\d{1,4}|[a-df-mo-rt-vx-z])$/i;
const MIXED_ID = /^(?:\d{1,4}-?[a-z]|[a-z]-?\d{1,4})$/i;
const NO_UNIT = /^(?:c\/o|care of|attn|attention|p\.? ?o\.? ?box|box|rr)\b/i;
// "County Rd # 12" is a road.
const IS_ROAD_TO_NUMBER =
  /(?:^|\s)(?:(?:county|cnty|cty|co|state|st|us|u\.s\.)\.? (?:rd|road|hwy|highway|route|rte)|hwy|highway|route|rte|cr|sr)\.?$/i;

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const lastOf = (words: readonly string[]) => words.at(-1) ?? "";
const isName = (word: string) => !isDirection(word) && !/^old$/i.test(word);
const isPosition = (word: string) => POSITIONS.has(word.toLowerCase());

const numberFloor = (line: string) => line.replace(ORDINAL_FLOOR, "$2 $1");

function isUnit(before: string, kind: string, rest: string): boolean {
  // A unit needs more than a direction before it: "20110 W FL 40" is on a highway.
  if (!wordsOf(before).some(isName)) return false;
  if (kind === "#") return !IS_ROAD_TO_NUMBER.test(before);
  if (/^no$/i.test(kind)) return /^[\s.]*\d/.test(rest) && !IS_ROAD_TO_NUMBER.test(before);
  if (/^fl$/i.test(kind) && /^[\d-]/.test(rest)) return false;
  return !isSuffix(lastOf(wordsOf(rest)));
}

/** Splits off a labeled unit: "Maple St, Apt 3" or "Maple St #3". */
export function splitNamedUnit(street: string): { street: string; unit: string } | null {
  for (const { 0: found, 1: kind = "", index } of street.matchAll(NAMED)) {
    const before = street.slice(0, index);
    if (isUnit(before, kind, street.slice(index + found.length))) {
      return { street: before.replace(/(?<![\s,])[\s,]+$/, ""), unit: street.slice(index + 1) };
    }
  }
  return null;
}

// The street ends with a suffix, optionally followed by a direction.
function endsWithSuffix(street: string, isWanted: (word: string) => boolean): boolean {
  const words = wordsOf(street);
  if (isDirection(lastOf(words))) words.pop();
  return isWanted(lastOf(words)) && words.slice(0, -1).some(isName);
}

// "Maple St, 5C", "Maple St 5C", "Maple St Rear".
function splitBareUnit(street: string): { street: string; unit: string } | null {
  const last = LAST_WORD.exec(street);
  const [, comma, id = ""] = last ?? [];
  const before = street.slice(0, last?.index);
  if (!last || !wordsOf(before).some(isName)) return null;
  const isBare =
    (comma !== "" && (ID.test(id) || isPosition(id))) ||
    (ID.test(id) && endsWithSuffix(before, isSuffixBeforeUnit)) ||
    ((MIXED_ID.test(id) || isPosition(id)) && endsWithSuffix(before, isSuffix));
  return isBare ? { street: before, unit: id } : null;
}

/** Splits the unit off the end of a street: "Maple St, 5C" is "Maple St" and "5C". */
export function splitUnit(street: string): { street: string; unit: string | null } {
  const line = numberFloor(street);
  const split = splitNamedUnit(line) ?? splitBareUnit(line);
  return split ? { street: split.street, unit: readUnit(split.unit) } : { street, unit: null };
}

/** Splits the unit off the start of a line: "Unit 3, 1207 Maple St". */
export function splitLeadingUnit(line: string): { line: string; unit: string | null } {
  const leading = LEADING.exec(line)?.[0];
  return leading === undefined
    ? { line, unit: null }
    : {
        line: line.slice(leading.length),
        unit: readUnit(leading.replace(/(?<![\s,-])[\s,-]+$/, "")),
      };
}

// Text after a comma that isn't a unit is a place: "3, Springfield".
const withoutPlace = (unit: string) =>
  unit
    .split(/, ?/)
    .filter(
      (part, index) => index === 0 || ID.test(part) || isPosition(part) || IS_NAMED.test(part),
    )
    .join(" ");

function spellWord(word: string): string {
  const [, letters = "", number = ""] = /^([a-z]+)(\d.*)?$/i.exec(word) ?? [];
  const key = letters.toLowerCase();
  const spelled = KINDS.get(key) ?? (number === "" ? POSITIONS.get(key) : undefined);
  return spelled === undefined ? word.toUpperCase() : `${spelled} ${number.toUpperCase()}`;
}

/**
 * Normalizes a unit for comparison: "#B", "Unit B" and "apt. b" to "B", "Building 2, Apt 3" to "BLDG 2
 * 3", "2nd floor" to "FL 2".
 * @returns null without a unit
 */
export function readUnit(text: string | null | undefined): string | null {
  const written = numberFloor(tidyLine(text ?? "").replace(/\.0+$/, ""));
  if (NO_UNIT.test(written)) return null;
  const words = withoutPlace(written.replace(BEFORE_HYPHEN, "$1 "))
    .replace(/[^\p{L}\p{M}\p{N}\s/-]+/gu, " ")
    .split(" ")
    .map((word) => word.replace(/^[/-]+|(?<![/-])[/-]+$/g, ""))
    .filter(Boolean)
    .map(spellWord);
  const unit = collapse(words.join(" "))
    .replace(/(?<=\d)[\s-]+(?=[A-Z](?![\p{L}\p{N}]))/gu, "")
    .replace(/(?<![\p{L}\p{N}])([A-Z])[\s-]+(?=\d)/gu, "$1")
    .replace(/(?<![\p{L}\p{N}])0+(?=\d)/gu, "");
  return unit === "" || unit === "0" ? null : unit;
}

/** Formats a unit to follow a street: "Unit 3B", "BLDG 2 3". */
export const showUnit = (unit: string): string =>
  /^\S+$/.test(unit) && (unit.length <= 2 || /\d/.test(unit)) ? `Unit ${unit}` : unit;
