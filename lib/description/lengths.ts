import type { Basics } from "#lib/fields/basics.ts";
import { LENGTHS, type Length } from "#lib/fields/description.ts";
import type { Features } from "#lib/fields/features.ts";

/**
 * The answers up to which a long text says no more than a standard one: measured on random homes,
 * long texts are a tenth longer from here on.
 */
const MIN_ANSWERS = 40;

/** The lengths that differ for a home, by how much the seller entered. */
export function lengthsFor(entered: {
  propertyBasics: Basics | null;
  propertySpecifics: Features | null;
}): readonly Length[] {
  const numbers = Object.values(entered.propertyBasics ?? {}).filter((value) => value > 0);
  const chosen = Object.values(entered.propertySpecifics ?? {}).flatMap((group) =>
    Array.isArray(group) ? group : (group?.types ?? []),
  );
  const answers = numbers.length + chosen.filter((option) => option !== "None").length;
  return answers < MIN_ANSWERS ? LENGTHS.filter((length) => length !== "long") : LENGTHS;
}
