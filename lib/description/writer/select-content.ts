import type { Fact } from "#lib/description/facts.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import type { Length, Tone } from "#lib/fields/description.ts";

/** What the facts of a text may take, as `sizeOf` measures them. Long texts hold every fact. */
const BUDGETS: Record<Length, number> = {
  short: 370,
  standard: 1060,
  long: Number.POSITIVE_INFINITY,
};
/** By how much a tone's budget is more or less, as it says a fact in fewer words or more. */
const BREVITY: Record<Tone, number> = { plain: 1.05, warm: 1, polished: 0.9 };

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
/** The weight from which a fact is always kept. */
const INDISPENSABLE = 100;
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

export interface Content {
  home: Home;
  factCount: number;
}

/** The facts that a text of this tone and length has space for, arranged for its sentences. */
export function selectContent(facts: readonly Fact[], tone: Tone, length: Length): Content {
  const chosen = selectFacts(facts, BUDGETS[length] * BREVITY[tone]);
  const home = readHome(chosen);
  // A remodel before the home was built is a contradiction, on which every text is silent.
  const remodeled = home.remodeled < home.built ? 0 : home.remodeled;
  return { home: { ...home, remodeled }, factCount: chosen.length };
}

/**
 * Type, place and every room count always, then the weightiest facts that fit into `budget`
 * characters. The choice does not depend on how they will be worded.
 */
function selectFacts(facts: readonly Fact[], budget: number): Fact[] {
  const ranked = facts
    .map((fact) => ({ fact, weight: weightOf(fact), name: `${fact.source}=${fact.value}` }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  let spent = 0;
  const kept = new Set<Fact>();
  for (const { fact, weight } of ranked) {
    const fits = spent + sizeOf(fact) <= budget;
    if (weight < INDISPENSABLE && !fits) continue;
    kept.add(fact);
    spent += fact.source === "addressLine1" ? 0 : sizeOf(fact);
  }
  return facts.filter((fact) => kept.has(fact));
}

function weightOf({ source, value }: Fact): number {
  const weight = WEIGHTS.find(([pattern]) => pattern.test(source))?.[1] ?? 0;
  return HIGHLIGHTS.has(String(value)) ? weight + 20 : weight;
}

/** Characters that a fact takes in a sentence, about. */
function sizeOf({ value }: Fact): number {
  return Math.max(12, String(value).length) + 8;
}
