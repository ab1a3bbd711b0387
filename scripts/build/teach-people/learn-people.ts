import { learn, type Signs } from "../teach-claims/learn.ts";
import type { PeopleExample } from "./examples.ts";

// A feature with fewer examples doesn't generalize.
const MIN_MET = 3;
const MIN_WEIGHT = 0.05;

/** Learns the weight of each feature for a sentence that violates fair housing. */
export function learnPeople(examples: readonly PeopleExample[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { parts } of examples) {
    for (const sign of new Set(parts.flatMap((part) => [...part.keys()]))) {
      met.set(sign, (met.get(sign) ?? 0) + 1);
    }
  }
  const isMet = ([sign]: [string, number]) => (met.get(sign) ?? 0) >= MIN_MET;
  const seen = examples.map(({ parts, isUnfair, weight }) => ({
    parts: parts.map((part): Signs => new Map([...part].filter(isMet))),
    isClaim: isUnfair,
    weight,
  }));
  const weights = learn(seen, { rounds: 25, rate: 0.05, decay: 5e-4 });
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT));
}
