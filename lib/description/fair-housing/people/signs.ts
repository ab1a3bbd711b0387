import { classesOf, isGrammar } from "#lib/description/claims/open-world/word-classes.ts";
import { formsOf } from "#lib/description/claims/open-world/word-forms.ts";
import { isPerson } from "./lexicon.ts";
import type { Mention, Word } from "./sentence.ts";

/** Words of a sentence, those that name a group being one. */
interface Place {
  /** Without its inflection. */
  word: string;
  /** What kind of word it is: itself where it only binds, else its class in the dictionary. */
  kind: string;
  isGroup: boolean;
}

const GROUP = "M";
const NUMBER = "#";
const NAME = "NAME";
const MARK = /^[,;]$/;
// Words to each side of a group that are seen with it.
const REACH = 6;
// In words, of the sign that tells how long a sentence is.
const LONG = 20;
// How much a sign counts: what stands side by side is rarer than a word, and less sure.
const SHARE = { ofGroup: 0.7, pair: 0.8, three: 0.5, near: 0.7, together: 0.4 };

function kindOf({ text, isCapital }: Word, at: number): Pick<Place, "word" | "kind"> {
  if (MARK.test(text) || isGrammar(text)) return { word: text, kind: text };
  if (/^\d/.test(text)) return { word: NUMBER, kind: NUMBER };
  if (at > 0 && isCapital) return { word: NAME, kind: NAME };
  const classes = classesOf(text);
  const word = classes?.word ?? formsOf(text)[0]?.word ?? text;
  if (isPerson(text)) return { word, kind: "PERSON" };
  if (!classes) return { word, kind: "?" };
  const { usual, noun, verb } = classes;
  return { word, kind: usual === "n" ? noun : usual === "v" ? verb : usual };
}

/**
 * What can be seen of a sentence: its words, which stand side by side, which groups it names and how,
 * and what stands around them.
 *
 * @returns each sign, and how much of it there is
 */
export function signsOf(
  words: readonly Word[],
  mentions: readonly Mention[],
): ReadonlyMap<string, number> {
  const signs = new Map<string, number>();
  const see = (sign: string, amount = 1) => signs.set(sign, Math.max(signs.get(sign) ?? 0, amount));
  see("bias");
  see("length", words.length / LONG);
  if (mentions.length === 0) see("no group");
  for (const { protectedClass, kind, isOwn } of mentions) {
    see(`m:${protectedClass}`);
    see(`k:${kind}`);
    see(`mk:${protectedClass} ${kind}`);
    if (isOwn) see("own");
  }
  const places: Place[] = [];
  for (const [at, word] of words.entries()) {
    const read = kindOf(word, at);
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (!MARK.test(read.word) && read.word !== NUMBER && read.word !== NAME) {
      see(`w:${read.word}`, mention ? SHARE.ofGroup : 1);
    }
    const kind = mention ? `M:${mention.protectedClass}` : read.kind;
    if (mention && places.at(-1)?.kind === kind) continue;
    places.push({ word: mention ? GROUP : read.word, kind, isGroup: mention !== undefined });
  }
  seeNeighbors(places, see);
  seeAround(places, see);
  return signs;
}

type See = (sign: string, amount?: number) => void;

function seeNeighbors(places: readonly Place[], see: See): void {
  const [start, end] = [
    { word: "^", kind: "^" },
    { word: "$", kind: "$" },
  ] as const;
  for (let at = -1; at < places.length; at += 1) {
    const [first, second, third] = [
      places[at] ?? start,
      places[at + 1] ?? end,
      places[at + 2] ?? end,
    ];
    see(`b:${first.word} ${second.word}`, SHARE.pair);
    see(`gb:${first.kind} ${second.kind}`, SHARE.pair);
    if (at + 2 > places.length) continue;
    see(`gt:${first.kind} ${second.kind} ${third.kind}`, SHARE.three);
  }
}

function seeAround(places: readonly Place[], see: See): void {
  for (const [at, { isGroup }] of places.entries()) {
    if (!isGroup) continue;
    for (let far = 2; far <= REACH; far += 1) {
      const [before, after] = [places[at - far], places[at + far]];
      if (before) see(`before:${before.word}`, SHARE.near);
      if (after) see(`after:${after.word}`, SHARE.near);
    }
    for (const { kind } of places) see(`with:${kind}`, SHARE.together);
  }
}
