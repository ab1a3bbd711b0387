import { type Fact, numberOf } from "#lib/description/facts.ts";
import { optionWeight } from "./items.ts";
import { BATHS } from "./pieces.ts";

/** What a text keeps first: how much a buyer's first question turns on it. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:propertyType|addressLine1|houseNumber|city|state)$/, 100],
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

/**
 * The weightiest facts that fit into a text. Type, place and the rooms are always among them.
 *
 * @param fits whether a text about these facts has the right length
 */
export function selectContent(
  facts: readonly Fact[],
  fits: (chosen: readonly Fact[]) => boolean,
): Fact[] {
  const known = withoutContradictions(facts);
  const units = rankedUnits(known);
  const upTo = (count: number) => withWholeTotal(known, new Set(units.slice(0, count).flat()));
  let [least, most] = [units.filter(isIndispensable).length, units.length];
  // The longest start of the ranking that fits; a text grows with every unit.
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(upTo(middle))) least = middle;
    else most = middle - 1;
  }
  return upTo(least);
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

/** Facts that are told together or not at all, the weightiest first. */
function rankedUnits(facts: readonly Fact[]): Fact[][] {
  const units = [...Map.groupBy(facts, (fact) => unitOf(fact) ?? fact).values()];
  const nameOf = (unit: readonly Fact[]) =>
    unit.map(({ source, value }) => `${source}=${value}`).sort()[0] ?? "";
  return units.sort(
    (a, b) => weightOfUnit(b) - weightOfUnit(a) || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

const weightOfUnit = (unit: readonly Fact[]) => Math.max(...unit.map(weightOf));
const isIndispensable = (unit: readonly Fact[]) => weightOfUnit(unit) >= INDISPENSABLE;

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
  if (source.endsWith("appliances")) return "kitchen";
  if (source === "propertyBasics.basementSquareFootage") return "propertySpecifics.basement";
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
