import { opensAlike } from "./choose-wording.ts";

/** Characters that a joined sentence may have. */
const LONGEST = 125;

/**
 * Neighboring short clauses as one sentence, each at most once. Which pairs come together depends on
 * the variant, so that two texts differ in the length of their sentences. `following` comes after
 * them all: no sentence may open like the one before it.
 */
export function joinClauses(
  clauses: readonly string[],
  variant: number,
  following: string | undefined,
): string[] {
  const sentences: string[] = [];
  for (let index = 0; index < clauses.length; index += 1) {
    const [clause = "", next, after = following] = clauses.slice(index, index + 3);
    const isTurn = variant % 3 < 2 && index % 2 === variant % 3;
    const joins = isTurn && next && canJoin(clause, next) && !(after && opensAlike(clause, after));
    sentences.push(joins ? `${clause}, and ${uncapitalize(next)}` : clause);
    if (joins) index += 1;
  }
  return sentences;
}

/** False where the two would pile up lists, or one has a part of its own already. */
function canJoin(one: string, other: string): boolean {
  const both = `${one} ${other}`;
  return (
    both.length <= LONGEST &&
    !/[;:.]/.test(both) &&
    !/^(?:In|With|Built|Dating|Constructed)\b/.test(other) &&
    !/, (?:and|with|which)\b/.test(one) &&
    both.split(" and ").length <= 3
  );
}

function uncapitalize(text: string): string {
  return /^(?:HOA|RV)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
