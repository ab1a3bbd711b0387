import { type Fact, numberOf } from "#lib/description/facts.ts";
import { optionWeight } from "./items.ts";
import weights from "./material/weights.json" with { type: "json" };
import { BATHS } from "./pieces.ts";

/** The first row of `material/weights.json` that speaks of a fact. */
const ROWS = weights.map((row) => ({ ...row, pattern: new RegExp(row.facts) }));
const rowOf = ({ source, value }: Fact) =>
  ROWS.find(({ pattern }) => pattern.test(`${source}=${value}`));

/** The weight from which a fact is always kept. */
const INDISPENSABLE = 100;
/** What each unit of salience adds: a thing that sets the home apart goes before what all have. */
const PER_SALIENCE = 12;

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

/**
 * The weightiest facts first. Those that are told together or not at all are one unit, as a part of
 * them would hold of the whole: "a brick exterior" of brick and vinyl, the area of two garages.
 */
function rankedUnits(facts: readonly Fact[]): Fact[][] {
  const units = [...Map.groupBy(facts, (fact) => rowOf(fact)?.together ?? fact).values()];
  const nameOf = (unit: readonly Fact[]) =>
    unit.map(({ source, value }) => `${source}=${value}`).sort()[0] ?? "";
  return units.sort(
    (a, b) => weightOfUnit(b) - weightOfUnit(a) || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

const weightOfUnit = (unit: readonly Fact[]) => Math.max(...unit.map(weightOf));
const isIndispensable = (unit: readonly Fact[]) => weightOfUnit(unit) >= INDISPENSABLE;

function weightOf(fact: Fact): number {
  const weight = rowOf(fact)?.weight ?? 0;
  if (weight >= INDISPENSABLE) return weight;
  const salience = optionWeight(fact.source, String(fact.value));
  return Math.min(INDISPENSABLE - 1, weight + PER_SALIENCE * salience);
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
