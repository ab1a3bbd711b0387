import type { Fact } from "./facts.ts";

/** What a text keeps first: how much a buyer's first question turns on it. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:propertyType|city|state)$/, 100],
  [/Basics\.(?:bedrooms|\w+Bathrooms)$|rooms\.total$/, 100],
  [/Basics\.(?:finishedSquareFootage|lotSize|yearBuilt|hoaFees)$/, 90],
  [/architecturalStyle$/, 70],
  [/parking\.|garageSquareFootage$/, 65],
  [/structuralRemodelYear$|basement/, 60],
  [/outdoorFeatures$/, 55],
  [/buildingDetails$/, 50],
  [/rooms\.types$/, 48],
  [/cooling$/, 45],
  [/heating$/, 40],
  [/flooring$/, 38],
  [/indoorFeatures$/, 35],
  [/exterior$/, 30],
  [/appliances$/, 25],
  [/waterSewage$/, 20],
  [/roof$|heatingFuel$/, 15],
];
/** Options that sell a home ahead of the rest of their group. */
const HIGHLIGHTS = new Set([
  "Waterfront",
  "Pool",
  "Dock",
  "Deck",
  "Fenced yard",
  "Hardwood",
  "Vaulted ceiling",
  "Owner's Suite",
  "Walk-in closet",
  "Central air conditioning",
  "Over 55+ active community",
  "Assisted living community",
  "Elevator",
  "Disabled access",
]);

function weightOf({ source, value }: Fact): number {
  const weight = WEIGHTS.find(([pattern]) => pattern.test(source))?.[1] ?? 0;
  return HIGHLIGHTS.has(String(value)) ? weight + 20 : weight;
}

/** Characters that a fact takes in a sentence, by measure rather than by wording. */
const costOf = ({ value }: Fact) => Math.max(12, String(value).length) + 8;

/**
 * The facts of a text that can't hold them all: type, place and every room count always, then the weightiest that
 * fit into `budget` characters. The choice does not depend on how they will be worded.
 */
export function selectFacts(facts: readonly Fact[], budget: number): Fact[] {
  const ranked = facts
    .map((fact) => ({ fact, weight: weightOf(fact), name: `${fact.source}=${fact.value}` }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  let spent = 0;
  const kept = new Set<Fact>();
  for (const { fact, weight } of ranked) {
    const fits = spent + costOf(fact) <= budget;
    if (weight < 100 && !fits) continue;
    kept.add(fact);
    spent += fact.source === "addressLine1" ? 0 : costOf(fact);
  }
  return facts.filter((fact) => kept.has(fact));
}
