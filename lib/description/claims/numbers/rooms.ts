import type { Home } from "#lib/description/home.ts";
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

/** The baths of a home as a count, by their weights, or the full ones alone. */
export function areBaths(value: number, home: Home): boolean {
  const weighted = home.baths.reduce(
    (sum, { kind, number }) => sum + (WEIGHTS.get(kind) ?? 0) * number,
    0,
  );
  const full = countBathsOf(home, "full");
  return value === countBaths(home) || value === weighted || (value === full && value > 0);
}

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
