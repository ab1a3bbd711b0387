import type { Token } from "#lib/text/tokens.ts";
import type { ProtectedClass } from "../rule.ts";
import type { Term } from "./lexicon.ts";

/** A word of a sentence, or a mark that parts it, with short forms written out. */
export interface Word {
  /** In lower case; a comma, a dash or a bracket is ",", what parts clauses ";". */
  text: string;
  start: number;
  end: number;
  isPossessive: boolean;
  /** As names are written. */
  isCapital: boolean;
}

const ENDS = new Set([".", "!", "…", "•", "|"]);
const PARTS = new Map([
  ...[",", "—", "–", "(", ")", "/"].map((mark) => [mark, ","] as const),
  ...[";", ":", "?"].map((mark) => [mark, ";"] as const),
  ["&", "and"],
  ["+", "plus"],
]);
// What stands after an apostrophe, and its long form.
const SHORT_FORMS = new Map([
  ["t", "not"],
  ["d", "would"],
  ["ll", "will"],
  ["re", "are"],
  ["ve", "have"],
  ["m", "am"],
]);
// "it's" is "it is"; of other words it is a possession.
const BEFORE_IS = new Set("it that there here he she who what where everyone everybody".split(" "));
const WITHOUT_APOSTROPHE = new Set(
  "dont doesnt didnt wont wouldnt cant couldnt isnt arent wasnt shouldnt neednt cannot".split(" "),
);
// In words; what goes on for longer is read in parts.
const LONGEST = 60;
const EMPTY_LINE = /\n\s*\n/;
const isInitial = (token: Token | undefined) => token?.text.length === 1 && token.isWord;

/**
 * The sentences of a text as words: short forms in two words ("don't": "do", "not"), a possession
 * told by a mark. A question goes on in the sentence that answers it.
 */
export function sentencesIn(text: string, tokens: readonly Token[]): Word[][] {
  const sentences: Word[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const last = sentences.at(-1)?.at(-1);
    if (!token) continue;
    const isParagraph = last && EMPTY_LINE.test(text.slice(last.end, token.start));
    if (isParagraph || (sentences.at(-1)?.length ?? 0) >= LONGEST) sentences.push([]);
    const here = sentences.at(-1) ?? [];
    const part = PARTS.get(token.text);
    if (token.text === "'" && last) at += readShortForm(tokens, at, here);
    else if (ENDS.has(token.text)) {
      if (token.text !== "." || endsSentence(text, tokens, at)) sentences.push([]);
    } else if (part) here.push(wordOf(text, token, part));
    else if (token.text === "s" && last?.text === "u") {
      last.text = "us";
      last.end = token.end;
    } else if (token.isWord) readWord(text, token, here);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function readWord(text: string, token: Token, here: Word[]): void {
  const isNot = WITHOUT_APOSTROPHE.has(token.text);
  here.push(wordOf(text, token, isNot ? "not" : token.text));
}

// A full stop ends no sentence after an initial, nor before a small letter ("dep. for").
function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return !isInitial(tokens[at - 1]) && !(next && /^[a-z]/.test(text.charAt(next.start)));
}

function wordOf(typed: string, { start, end }: Token, text: string): Word {
  return { text, start, end, isPossessive: false, isCapital: /^[A-Z]/.test(typed.charAt(start)) };
}

// Reads what stands after an apostrophe into the sentence: how many tokens it was.
function readShortForm(tokens: readonly Token[], at: number, here: Word[]): number {
  const last = here.at(-1);
  const next = tokens[at + 1];
  if (!last || tokens[at]?.isApart) return 0;
  if (!next?.isWord || next.isApart) {
    last.isPossessive = true;
    return 0;
  }
  const long = next.text === "s" && BEFORE_IS.has(last.text) ? "is" : SHORT_FORMS.get(next.text);
  if (long === "not" && /n$/.test(last.text) && last.text !== "can") {
    last.text =
      last.text === "won" ? "will" : last.text === "shan" ? "shall" : last.text.slice(0, -1);
  }
  // What is taken out from "not" on is taken out from "don't" on.
  const start = long === "not" ? last.start : next.start;
  if (long) here.push(wordOf("", { ...next, start }, long));
  else if (next.text === "s") last.isPossessive = true;
  else return 0;
  return 1;
}

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
