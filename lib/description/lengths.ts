import type { Basics } from "#lib/fields/basics.ts";
import { LENGTHS, type Length } from "#lib/fields/description.ts";
import type { Features } from "#lib/fields/features.ts";

/**
 * The answers from which a length says more than the one before: measured on random homes, texts
 * are a tenth longer from here on.
 */
const MIN_ANSWERS: Record<Length, number> = { short: 0, standard: 18, long: 40 };

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
  return LENGTHS.filter((length) => answers >= MIN_ANSWERS[length]);
}
