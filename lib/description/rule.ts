import { phrasesOf, type PhraseRule } from "#lib/text/phrase-notation.ts";

/** The rule that made a finding, for those who ask why. */
export interface Rule {
  /** Check, table and row: "claims/denials.none-easement". */
  id: string;
  /** What the rule rests on, in a few words. */
  source: string;
}

/** A phrase that makes a finding, with its table: "claims/denials". */
export interface PhraseRow extends PhraseRule {
  table: string;
  /** Where several rows have the same phrases. */
  name?: string;
  source: string;
}

export const LEARNED = "learned from labeled sentences";

const MAX_WORDS = 4;

/** Returns a row's rule, named after the first words of its phrases. */
export const ruleOfRow = ({ table, name, phrases, source }: PhraseRow): Rule => ({
  id: `${table}.${name ?? nameOf(phrases)}`,
  source,
});

// "[all] (open|shut) propert(y|ies)" is "open-property".
function nameOf(phrases: string): string {
  let phrase = phrasesOf(phrases)[0] ?? "";
  for (const [inner, kept] of [
    [/\[[^[\]]*\]/, ""],
    [/[({]([^(){}|]*)(?:\|[^(){}]*)?[)}]/, "$1"],
  ] as const) {
    while (inner.test(phrase)) phrase = phrase.replace(inner, kept);
  }
  const words = phrase.replaceAll("'", "").match(/[a-z\d]+/g) ?? [];
  return words.slice(0, MAX_WORDS).join("-");
}
