import type { ProtectedClass } from "../rule.ts";
import type { Term } from "./lexicon.ts";
import type { Word } from "./sentence.ts";

/** People of a protected group, as a sentence names them: words from `from` up to `to`. */
export interface Mention {
  from: number;
  to: number;
  protectedClass: ProtectedClass;
  /**
   * `people`: named as such; `bare`: a trait by itself, `weak` one that things have as well; `color`: a color by itself; `sign`: what
   * they have or do; `told`: somebody with a sign; `area`: a place with a trait.
   */
  kind: "people" | "bare" | "weak" | "color" | "sign" | "told" | "area";
  /** "My children", "our German grandmother": the seller's own. */
  isOwn: boolean;
}

export interface Found {
  term: Term;
  from: number;
  to: number;
}

export const textOf = (words: readonly Word[], at: number) => words[at]?.text ?? "";

/** The place of the word that begins at a position of words joined by single spaces. */
export function placeOf(text: string, position: number): number {
  let place = 0;
  for (let at = 0; at < position; at += 1) if (text.charCodeAt(at) === SPACE) place += 1;
  return place;
}
const SPACE = 32;

/** Where somebody would love to be. */
export const DREAM = /^(?:dream|delight|paradise|heaven|haven|retreat|favorite)$/;
/** What a home is, of those it is for: "a kid house". */
export const HOMES = /^(?:house|home|place|building|unit|apartment|property|zone)$/;
