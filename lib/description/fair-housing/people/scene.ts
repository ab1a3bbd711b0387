import type { ProtectedClass, Severity } from "../rule.ts";
import { isPerson } from "./lexicon.ts";
import { type Mention, placeOf, textOf, type Word } from "./sentence.ts";
import {
  FOLLOWERS,
  THINGS,
  NEGATIONS,
  HARMLESS_NO,
  LETTING,
  REFUSING,
  REFUSALS,
  WANTING,
  SUITING,
  MAJORITY,
  DEMANDING,
  PRICES,
  OPENING,
} from "./vocabulary.ts";

export { textOf };

/** Kept out; asked for; said to be suited; said to live there; asked for papers about. */
export type Stance = "unwanted" | "wanted" | "suited" | "typical" | "asked";

/** What a sentence says of people, in words `from` up to `to`. */
export interface Judgment {
  from: number;
  to: number;
  protectedClass: ProtectedClass;
  severity: Severity;
  stance: Stance;
}

/** A sentence with what was read in it once. */
export interface Scene {
  words: readonly Word[];
  /** Its words with single spaces between. */
  text: string;
  mentions: readonly Mention[];
  /** Words that name people or groups, which may stand in a row. */
  named: ReadonlySet<number>;
  /** Words where somebody is kept out, whoever it is. */
  refusals: readonly number[];
  isPast: boolean;
}

export type Rule = (scene: Scene, mention: Mention) => Judgment | null;

// Classes of which an ad may not even tell who is around.
const TOLD_OF = new Set<ProtectedClass>(["race or color", "religion", "national origin"]);

export const isTold = ({ protectedClass }: Mention) => TOLD_OF.has(protectedClass);

export const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

export const judged = (
  { protectedClass }: Mention,
  stance: Stance,
  severity: Severity,
  from: number,
  to: number,
): Judgment => ({ from, to, protectedClass, stance, severity });

/** A trait by itself, which says something of people only where more does. */
export const isBare = ({ kind }: Mention) => kind === "bare" || kind === "weak";

export const isPeople = ({ kind }: Mention) => kind === "people" || kind === "told";

export const distance = (at: number, { from, to }: Mention) =>
  at < from ? from - at : at - to + 1;

export const isOpened = (text: string, { protectedClass }: Mention) =>
  (protectedClass === "disability" || protectedClass === "source of income") && OPENING.test(text);

// Words of which the last may be the adjectives of somebody: "for an empty nest |couple|".
export const tailOf = (between: readonly Word[]) =>
  between.slice(1 + between.findLastIndex(({ text }) => /^(?:for|to|with)$/.test(text)));

export function isNounPhrase(between: readonly Word[]): boolean {
  return (
    between.length <= 5 &&
    !between.some(({ text }) => NO_ADJECTIVE.test(text) || NEGATIONS.has(text))
  );
}

const NO_ADJECTIVE =
  /^(?:[,;]|is|are|was|were|be|has|have|had|will|would|can|that|which|when|where|in|on|at|by|from|with|of|as|it|its|this|they|we|you|i|but|because|so|if|to|for|near|off|my|than)$/;

// People, and no part of what something is called: "American Craftsman details".
export function isWhole(words: readonly Word[], to: number): boolean {
  const next = textOf(words, to);
  const last = textOf(words, to - 1);
  const isMany = /(?:[^s]s|people|men|women|children|folk)$/.test(last) && isPerson(last);
  if (isMany && !THINGS.has(next)) return true;
  return (
    (next === "" || FOLLOWERS.has(next) || /(?:ed|ing|ly)$/.test(next)) &&
    (isPerson(last) || /s$/.test(last) || /^the$/.test(textOf(words, to - 2)))
  );
}

const PRESENT =
  /\b(?:is|are|am|do|does|will|would|shall|can|cannot|may|might|must|should|need|needs|please|has|have|wants?|prefers?|seeks?|only|(?:made|meant|designed) for|let|go|keeps?|makes?|likes?|loves?|lives?|comes?)\b/;

const PAST = /\b(?:was|were|had|did|came|ran|went|grew|taught|brought|drew|gave|wrote|sang)\b/;

// "Painted", but not "preferred", which asks, nor "hundred".
const isPastVerb = (word: string) =>
  /\w{3}ed$/.test(word) &&
  word !== "hundred" &&
  ![WANTING, REFUSING, LETTING, DEMANDING, MAJORITY, PRICES].some((set) => set.has(word)) &&
  !SUITING.has(word);

// "Named for a Baptist preacher", "built by German masons"
const HISTORY =
  /\b(?:named|built|founded|carved|laid|settled|painted|crafted|planted|dug|homesteaded|raised|owned|woven|forged) (?:\w+ ){0,3}?(?:for|after|by|in the|in \d)\b/;

// "… and no longer rent to them"
const REFUSED_THEM =
  /\b(?:no longer|never(?: again)?|not|stopped|won t|don t) (?:\w+ )?(?:rent|sell|lease|show|renting|selling|leasing|showing)(?: \w+)? to (?:them|those|such)\b/;

// Where the sentence keeps somebody out: a word that does, or a negation of letting.
function refusalsIn(words: readonly Word[], text: string): number[] {
  const places: number[] = [];
  const ofThem = REFUSED_THEM.exec(text);
  if (ofThem) places.push(placeOf(text, ofThem.index));
  for (const [at, word] of words.entries()) {
    if (REFUSING.has(word.text)) places.push(at);
    if (!NEGATIONS.has(word.text)) continue;
    for (let next = at + 1; next < Math.min(words.length, at + 7); next += 1) {
      const { text: then = "" } = words[next] ?? {};
      if (then === ";" || HARMLESS_NO.has(then)) break;
      if (!LETTING.has(then)) continue;
      places.push(at);
      break;
    }
  }
  for (const pattern of REFUSALS) {
    const match = pattern.exec(text);
    if (match) places.push(text.slice(0, match.index).split(" ").length - 1);
  }
  return places;
}

/** Reads a sentence once for all that is asked of it. */
export function readScene(
  words: readonly Word[],
  text: string,
  mentions: readonly Mention[],
): Scene {
  const named = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) named.add(at);
  for (const [at, word] of words.entries()) if (isPerson(word.text)) named.add(at);
  const isNarrated =
    PAST.test(text) || words.some((word, at) => !named.has(at) && isPastVerb(word.text));
  const isPast = (isNarrated && !PRESENT.test(text)) || HISTORY.test(text);
  return { words, text, mentions, named, refusals: refusalsIn(words, text), isPast };
}
