import type { ProtectedClass, Severity } from "../rule.ts";
import { groupsOf } from "./groups.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { MODIFIERS, PEOPLE } from "./stances.ts";
import type { Word } from "./words.ts";

/** Kept out; asked for; said to be suited; said to live there; asked for papers about. */
export type Stance = "unwanted" | "wanted" | "suited" | "typical" | "asked";

/** What a clause says of a group, in words `from` up to `to`. */
export interface Reading {
  from: number;
  to: number;
  protectedClass: ProtectedClass;
  severity: Severity;
  stance: Stance;
}

/** A clause with what was read in it once. */
export interface Clause {
  words: readonly Word[];
  /** Its words with single spaces between. */
  text: string;
  mentions: readonly Mention[];
  /** Places of words that name groups or people, which may stand in a row: "kids, pets or students". */
  named: ReadonlySet<number>;
}

/** What one kind of stance is found by; null where a clause takes none of it. */
export type Rule = (clause: Clause, mention: Mention) => Reading | null;

// Words before a group in which its stance is looked for.
const REACH_BEFORE = 9;

export function readWords(words: readonly Word[]): Clause {
  const mentions = mentionsIn(words);
  const named = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) named.add(at);
  for (const [at, { text }] of words.entries()) {
    if (PEOPLE.has(text) || groupsOf(text).length > 0) named.add(at);
  }
  return { words, text: joined(words), mentions, named };
}

export const textOf = (words: readonly Word[], at: number) => words[at]?.text ?? "";
export const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

export function reading(
  { protectedClass }: Mention,
  stance: Stance,
  severity: Severity,
  [from, to]: readonly [number, number],
): Reading {
  return { from, to, protectedClass, stance, severity };
}

/** The nearest word of a set before a place, within reach; -1 without one. */
export function lastBefore(words: readonly Word[], set: ReadonlySet<string>, at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - REACH_BEFORE); place -= 1) {
    if (set.has(textOf(words, place))) return place;
  }
  return -1;
}

/** Whether words say nothing of their own, beside those that a pattern of links names. */
export function allNamed(
  { words, named }: Clause,
  from: number,
  to: number,
  links?: RegExp,
): boolean {
  for (let at = from; at < to; at += 1) {
    const text = textOf(words, at);
    if (!MODIFIERS.has(text) && !named.has(at) && !links?.test(text)) return false;
  }
  return true;
}

/** Classes of which an ad may not even tell who is around. */
export const TOLD_OF = new Set<ProtectedClass>([
  "race or color",
  "religion",
  "national origin",
  "sex",
]);
