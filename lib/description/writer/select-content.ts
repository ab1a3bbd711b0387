import { type Fact, numberOf } from "#lib/description/facts.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { optionWeight } from "./salience.ts";
import { BATHS } from "./topics/opening.ts";

/** What the facts of a text may take, as `sizeOf` measures them. Long texts hold every fact. */
const BUDGETS: Record<Length, number> = {
  short: 450,
  standard: 1060,
  long: Number.POSITIVE_INFINITY,
};
/** By how much a tone's budget is more or less, as it says a fact in fewer words or more. */
const BREVITY: Record<Tone, number> = { plain: 1.05, warm: 1, polished: 0.95 };

/** What a text keeps first: how much a buyer's first question turns on it. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:propertyType|city|state)$/, 100],
  [/^ownWords$/, 100],
  [/Basics\.(?:bedrooms|\w+Bathrooms)$/, 100],
  [/Basics\.(?:finishedSquareFootage|lotSize|yearBuilt|hoaFees)$/, 90],
  [/structuralRemodelYear$/, 80],
  [/architecturalStyle$/, 75],
  [/parking\.|garageSquareFootage$/, 65],
  [/outdoorFeatures$/, 55],
  [/buildingDetails$/, 52],
  [/rooms\.types$/, 50],
  [/basement/i, 48],
  [/appliances$/, 46],
  [/flooring$/, 44],
  [/indoorFeatures$/, 40],
  [/rooms\.total$/, 35],
  [/cooling$/, 34],
  [/heating$/, 30],
  [/exterior$/, 20],
  [/roof$/, 12],
  [/waterSewage$|heatingFuel$/, 10],
];
/** The weight from which a fact is always kept. */
const INDISPENSABLE = 100;
/** What each unit of salience adds: a thing that sets the home apart goes before what all have. */
const PER_SALIENCE = 12;
const COMMUNITIES = new Set(["Over 55+ active community", "Assisted living community"]);

/** The facts that a text of this tone and length has space for. */
export function selectContent(facts: readonly Fact[], tone: Tone, length: Length): Fact[] {
  return selectFacts(withoutContradictions(facts), BUDGETS[length] * BREVITY[tone]);
}

/**
 * On a contradiction every text is silent: a remodel before the home was built, rooms in all that
 * are no more than the bedrooms and baths among them, and an area that rounds to nothing.
 */
function withoutContradictions(facts: readonly Fact[]): Fact[] {
  const built = numberOf(facts, "propertyBasics.yearBuilt");
  const counted = ["propertyBasics.bedrooms" as const, ...BATHS]
    .map((source) => numberOf(facts, source))
    .reduce((sum, number) => sum + number, 0);
  return facts.filter(
    ({ source, value }) =>
      !(source === "propertyBasics.structuralRemodelYear" && Number(value) < built) &&
      !(source === "propertySpecifics.rooms.total" && Number(value) <= counted) &&
      !(source.endsWith("SquareFootage") && Number(value) < 1),
  );
}

/**
 * Type, place and every room count always, then the weightiest facts that fit into `budget`
 * characters. The choice does not depend on how they will be worded.
 */
function selectFacts(facts: readonly Fact[], budget: number): Fact[] {
  const units = Map.groupBy(facts, (fact) => unitOf(fact) ?? fact);
  const ranked = facts
    .map((fact) => ({ fact, weight: weightOf(fact), name: `${fact.source}=${fact.value}` }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  let spent = 0;
  const kept = new Set<Fact>();
  for (const { fact, weight } of ranked) {
    if (kept.has(fact)) continue;
    const unit = units.get(unitOf(fact) ?? fact) ?? [fact];
    const size = unit.reduce((sum, each) => sum + sizeOf(each), 0);
    if (weight < INDISPENSABLE && spent + size > budget) continue;
    for (const each of unit) kept.add(each);
    spent += fact.source === "addressLine1" ? 0 : size;
  }
  return withWholeTotal(facts, kept);
}

const TOGETHER = new Set([
  "propertySpecifics.architecturalStyle",
  "propertySpecifics.basement",
  "propertySpecifics.exterior",
  "propertySpecifics.flooring",
  "propertySpecifics.heating",
  "propertySpecifics.roof",
]);

/**
 * What is told together or not at all, as a part of it would hold of the whole: "a brick exterior"
 * of brick and vinyl, the area of two garages, a dryer whose washer is left out.
 */
function unitOf({ source, value }: Fact): string | undefined {
  if (TOGETHER.has(source)) return source;
  if (value === "Washer" || value === "Dryer") return "laundry";
  const isGarage = /^Garage - /.test(String(value)) || source.endsWith("garageSquareFootage");
  return isGarage ? "garage" : undefined;
}

/** A total of parking spaces is kept only with all of its parts. */
function withWholeTotal(facts: readonly Fact[], kept: ReadonlySet<Fact>): Fact[] {
  const parts = facts.filter(({ source }) => source === "propertySpecifics.parking.types");
  const isWhole = parts.every((part) => kept.has(part));
  return facts.filter(
    (fact) =>
      kept.has(fact) && (isWhole || fact.source !== "propertySpecifics.parking.totalSpaces"),
  );
}

function weightOf({ source, value }: Fact): number {
  const option = String(value);
  if (option === "Waterfront" || COMMUNITIES.has(option)) return INDISPENSABLE;
  const weight = WEIGHTS.find(([pattern]) => pattern.test(source))?.[1] ?? 0;
  if (weight >= INDISPENSABLE) return weight;
  return Math.min(INDISPENSABLE - 1, weight + PER_SALIENCE * optionWeight(source, option));
}

/** Characters that a fact takes in a sentence, about. */
function sizeOf({ value }: Fact): number {
  return Math.max(12, String(value).length) + 8;
}
