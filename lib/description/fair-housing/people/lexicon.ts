import peopleTerms from "#lib/description/words/people-terms.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import type { ProtectedClass } from "../rule.ts";
import built from "#lib/description/built/people-words.json" with { type: "json" };
import { PEOPLE } from "./vocabulary.ts";

/**
 * How words name a group: `people` by themselves ("kids"), a `member` where no thing follows ("a
 * widow"), a `trait` beside people or as what is said of them ("deaf", "Dutch"), a `color` beside
 * people only, a `sign` by what they have,
 * do or come from, a `country` after "from" or "of".
 */
export type TermKind = "people" | "member" | "trait" | "color" | "sign" | "country";

export interface Term {
  kind: TermKind;
  protectedClass: ProtectedClass;
}

/** Words of one class, underscores between their parts: how they name people tells how much must stand beside them. */
interface TermRow {
  protectedClass: ProtectedClass;
  /** People by themselves, in the singular; the plural is made: "atheist". */
  members?: readonly string[];
  /** People by themselves, as they stand: "people of color". */
  folk?: readonly string[];
  /** Adjectives, which name people where people follow or nothing does: "devout". */
  traits?: readonly string[];
  /** What people have, do or believe, by which they are told: "passport", "goes to church". */
  signs?: readonly string[];
}

const COLORS = "white black brown yellow".split(" ");

const REGIONS = `africa asia europe the_middle_east latin_america south_america central_america
  the_caribbean the_balkans the_philippines eastern_europe western_europe the_orient asia_minor
  puerto_rico hong_kong the_third_world the_islands the_old_country north_africa west_africa
  southeast_asia the_far_east the_congo the_gulf arabia the_subcontinent the_soviet_union`;

const listed = (source: string) => source.split(/\s+/);

export function pluralOf(word: string): string {
  if (
    /(?:^|_)(?:wo)?man$/.test(word) ||
    /(?:gentle|irish|english|french|dutch|scots|china)m[a]n$/.test(word)
  )
    return `${word.slice(0, -2)}en`;
  if (/child$/.test(word)) return `${word}ren`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x|z)$/.test(word) ? `${word}es` : `${word}s`;
}

let terms: Map<string, Term> | undefined;

function readTerms(): Map<string, Term> {
  const all = new Map<string, Term>();
  const add = (name: string, kind: TermKind, protectedClass: ProtectedClass) => {
    const words = name.replaceAll("_", " ").replaceAll("'s", "");
    if (!all.has(words)) all.set(words, { kind, protectedClass });
  };
  for (const row of peopleTerms as readonly TermRow[]) {
    const { protectedClass, members = [], folk = [], traits = [], signs = [] } = row;
    for (const name of wordsOf(members)) {
      add(name, "member", protectedClass);
      add(pluralOf(name), "people", protectedClass);
    }
    for (const name of wordsOf(folk)) add(name, "people", protectedClass);
    for (const name of wordsOf(traits)) add(name, "trait", protectedClass);
    for (const name of wordsOf(signs)) add(name, "sign", protectedClass);
  }
  for (const color of COLORS) add(color, "color", "race or color");
  const compiled = [
    [built.faithMembers, "religion"],
    [built.nationMembers, "national origin"],
    [built.nationTraits, "national origin"],
  ] as const;
  for (const [source, protectedClass] of compiled) {
    for (const name of listed(source)) {
      add(name, "trait", protectedClass);
      if (!/(?:ese|ish|sh|ch)$/.test(name)) add(pluralOf(name), "people", protectedClass);
    }
  }
  for (const name of listed(built.conditions)) add(name, "sign", "disability");
  for (const name of listed(REGIONS)) add(name, "country", "national origin");
  for (const name of listed(built.countries)) add(name, "country", "national origin");
  return all;
}

/** The term that some words are, joined by single spaces. */
export function termOf(words: string): Term | undefined {
  terms ??= readTerms();
  return terms.get(words);
}

let longest: Map<string, number> | undefined;

/** How many words the longest term has that begins with a word; 0 where none does. */
export function longestTermFrom(word: string): number {
  if (!longest) {
    longest = new Map();
    terms ??= readTerms();
    for (const term of terms.keys()) {
      const words = term.split(" ");
      const [first = ""] = words;
      longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
    }
  }
  return longest.get(word) ?? 0;
}

let persons: Set<string> | undefined;

/** Whether a word names a person or persons at all. */
export function isPerson(word: string): boolean {
  if (!persons) {
    persons = new Set(PEOPLE);
    for (const name of listed(built.persons)) {
      if (name.includes("_")) continue;
      persons.add(name);
      persons.add(pluralOf(name));
    }
  }
  return persons.has(word);
}
