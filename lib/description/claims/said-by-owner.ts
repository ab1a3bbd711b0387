import { type Fact, valuesOf } from "#lib/description/facts.ts";

const inPlainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

/** The word right after, unless it only binds: "new" is said of a roof, not of a kitchen. */
const NEXT_WORD =
  /^[ -](?!(?:and|or|with|in|on|of|over|to|from|at|by|for|is|are|was|were|has|have|that|which)\b)[\p{L}\d]+/u;

/**
 * Whether the owner said what stands in a text from `start` to `end` in their own words: then they
 * are its source. A single word counts together with the word that it is said of.
 */
export function saidByOwner(facts: readonly Fact[]) {
  const said = valuesOf(facts, "ownWords").map(inPlainWords);
  return (text: string, start: number, end: number): boolean => {
    if (said.length === 0) return false;
    const phrase = text.slice(start, end);
    const next = /\s/.test(phrase) ? "" : (NEXT_WORD.exec(text.slice(end))?.[0] ?? "");
    return said.some((words) => words.includes(inPlainWords(phrase + next)));
  };
}
