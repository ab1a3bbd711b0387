import type { Home } from "#lib/description/home.ts";
import { parseNumberWords } from "#lib/text/number-words.ts";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";
import { byPattern } from "./reader.ts";

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  BATHROOM_KINDS.map(({ name, weight }) => [name, weight]),
);

/** All baths of a home, whatever their kind. */
export const countBaths = (home: Home) => home.baths.reduce((sum, { number }) => sum + number, 0);

/** @param kind "full", "three-quarter", "half", "quarter" */
export const countBathsOf = (home: Home, kind: string) =>
  home.baths.find((bath) => bath.kind === kind)?.number ?? 0;

/** The baths of a home by their weights: 2.5 for two full ones and a half one. */
export const weighBaths = (home: Home) =>
  home.baths.reduce((sum, { kind, number }) => sum + (WEIGHTS.get(kind) ?? 0) * number, 0);

/** The baths of a home as a count, by their weights, or the full ones alone. */
export function areBaths(value: number, home: Home): boolean {
  const full = countBathsOf(home, "full");
  const isOfAll = value === countBaths(home) || value === weighBaths(home);
  return isOfAll || (value === full && value > 0) || isFullAndPart(value, home);
}

// "2.1 baths" in the shorthand of listing services: two full ones and another.
function isFullAndPart(value: number, home: Home): boolean {
  const full = countBathsOf(home, "full");
  const others = countBaths(home) - full;
  return others > 0 && others < 10 && Math.abs(value - (full + others / 10)) < 1e-9;
}

/** "Both baths are full baths", "all three bathrooms are full" */
export const readAllFull = byPattern(
  /\b(?:both|all(?: of the)?(?: (two|three|four|five|[2-9]))?)(?: of the)?(?: (?:bath(?:room)?s?|of them))? are full(?: bath(?:room)?s?| ones)?\b/gi,
  ([phrase, count = ""], { home }) => {
    const all = countBaths(home);
    const said = /^both/i.test(phrase) ? 2 : Number(count) || parseNumberWords(count) || all;
    return all > 1 && all === said && countBathsOf(home, "full") === all;
  },
);

/** "A 2-family home", "one-family": whose type says whether more than one household fits. */
export const readFamilies = byPattern(
  /\b(?:one|two|1|2)(?:[ -]famil(?:y|ies)(?= (?:home|house|building|property|residence|dwelling)s?\b)|-family\b)(?: (?:home|house|building|property|residence|dwelling)s?)?/gi,
  ([phrase], { home }) =>
    home.type === (/^(?:one|1)/i.test(phrase) ? "single_family" : "multi_family"),
);

const ORDINALS = ["second", "third", "fourth", "fifth", "sixth"];

/** "The third bedroom" */
export const readOrdinals = byPattern(
  new RegExp(
    `\\b(${ORDINALS.join("|")}) (?:full |half |parking |garage |covered )?(bed ?room|bath(?:room)?|space|spot|stall|bay)\\b`,
    "gi",
  ),
  ([, ordinal = "", room = ""], { home }) => {
    const least = ORDINALS.indexOf(ordinal.toLowerCase()) + 2;
    if (/^(?:sp|st|bay)/i.test(room)) return least <= home.spaces;
    return least <= (/^bed/i.test(room) ? home.bedrooms : countBaths(home));
  },
);

/** "3/2 ranch", "3/2.5 in town": bedrooms and baths. */
export const readBedsAndBaths = byPattern(
  new RegExp(
    "(?<![\\w.,$/-])(\\d{1,2})(?:/|-(?=\\d\\.))(\\d(?:\\.\\d+)?)(?=\\s+(?:[\\w-]+\\s+){0,2}" +
      "(?:home|house|condo|ranch|bungalow|craftsman|colonial|in|on|with)\\b)",
    "gi",
  ),
  ([, bedrooms, baths], { home }) =>
    Number(bedrooms) === home.bedrooms && areBaths(Number(baths), home),
);
