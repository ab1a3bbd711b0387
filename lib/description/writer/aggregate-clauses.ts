import { opensAlike } from "./choose-wording.ts";
import type { TopicName } from "./message.ts";

export interface Clause {
  topic: TopicName | "opening";
  text: string;
}

/** Topics whose short clauses may make one sentence: "Underfoot is tile, and the home is wired". */
const RELATED_TOPICS: readonly ReadonlySet<Clause["topic"]>[] = [
  new Set(["size", "age", "setting"]),
  new Set(["floors", "wiring"]),
  new Set(["water", "fees"]),
];
const LONGEST_SHORT_CLAUSE = 62;

/** Joins neighboring short clauses on related topics, each at most once. */
export function aggregateClauses(clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  for (let index = 0; index < clauses.length; index += 1) {
    const [clause, next, after] = clauses.slice(index, index + 3);
    if (!clause) continue;
    // What follows was chosen not to open like the second of the two, nor must it like the first.
    const joins = next && after && canJoin(clause, next) && !opensAlike(clause.text, after.text);
    sentences.push(joins ? `${clause.text}, and ${uncapitalize(next.text)}` : clause.text);
    if (joins) index += 1;
  }
  return sentences;
}

function canJoin(one: Clause, other: Clause): boolean {
  return (
    one.topic !== other.topic &&
    RELATED_TOPICS.some((topics) => topics.has(one.topic) && topics.has(other.topic)) &&
    Math.max(one.text.length, other.text.length) <= LONGEST_SHORT_CLAUSE &&
    readsWell(one.text, other.text)
  );
}

/** False where joining would pile up commas or name the home twice. */
function readsWell(one: string, other: string): boolean {
  const both = one + other;
  return (
    !/[;:.]/.test(both) &&
    !/^(?:It|Its|Built|With|Look|Step|From)\b/.test(other) &&
    !/, (?:and|with) | and (?:had|has|was|structurally) /.test(both) &&
    !/\b(home|property)\b.*\b\1\b/.test(`${one} ${other}`)
  );
}

/** Lower case for the first letter, except where a name or an abbreviation opens the clause. */
function uncapitalize(text: string): string {
  return /^(?:HOA|RV)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
