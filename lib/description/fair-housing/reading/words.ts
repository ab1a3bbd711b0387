import type { Token } from "#lib/text/tokens.ts";

/** A word of a clause, or a comma, with short forms written out. */
export interface Word {
  /** In lower case; a comma, a dash or a bracket is ",". */
  text: string;
  start: number;
  end: number;
  isPossessive: boolean;
  /** As names are written. */
  isCapital: boolean;
}

const HARD_ENDS = new Set([".", ";", "!", "?", "…", "•", "|"]);
const SOFT_ENDS = new Set([",", "—", "–", "(", ")", "/", "&", ":", "+"]);
const WRITTEN_OUT = new Map([
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
const BEFORE_IS = new Set("it that there here he she who what where".split(" "));
const WITHOUT_APOSTROPHE = new Set(
  "dont doesnt didnt wont wouldnt cant couldnt isnt arent wasnt shouldnt neednt cannot".split(" "),
);

/**
 * The clauses of a text, as words: short forms in two words ("don't": "do", "not"), a possession
 * told by a mark, and what parts clauses left out.
 */
export function clausesOf(text: string, tokens: readonly Token[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const clause = clauses.at(-1);
    if (!token || !clause) continue;
    const last = clause.at(-1);
    const isParagraph = last && EMPTY_LINE.test(text.slice(last.end, token.start));
    if (isParagraph || clause.length >= LONGEST_CLAUSE) clauses.push([]);
    const here = clauses.at(-1) ?? clause;
    if (token.text === "'" && last) at += readShortForm(tokens, at, here);
    else if (HARD_ENDS.has(token.text)) {
      if (token.text !== "." || endsSentence(text, tokens, at)) clauses.push([]);
    } else if (SOFT_ENDS.has(token.text)) {
      here.push(wordOf(text, token, WRITTEN_OUT.get(token.text) ?? ","));
    } else if (token.text === "s" && last?.text === "u") {
      last.text = "us";
      last.end = token.end;
    } else if (token.isWord) {
      here.push(wordOf(text, token, WITHOUT_APOSTROPHE.has(token.text) ? "not" : token.text));
    }
  }
  return clauses.filter((clause) => clause.length > 0);
}

// In words; what goes on for longer is read in parts.
const LONGEST_CLAUSE = 60;
const EMPTY_LINE = /\n\s*\n/;
const isInitial = (token: Token | undefined) => token?.text.length === 1 && token.isWord;

/** Whether a full stop ends a sentence: not after an initial, nor before a small letter ("dep. for"). */
export function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return !isInitial(tokens[at - 1]) && !(next && /^[a-z]/.test(text.charAt(next.start)));
}

function wordOf(typed: string, { start, end }: Token, text: string): Word {
  return { text, start, end, isPossessive: false, isCapital: /^[A-Z]/.test(typed.charAt(start)) };
}

// Reads what stands after an apostrophe into the clause: how many tokens it was.
function readShortForm(tokens: readonly Token[], at: number, clause: Word[]): number {
  const last = clause.at(-1);
  const next = tokens[at + 1];
  if (!last || tokens[at]?.isApart) return 0;
  if (!next?.isWord || next.isApart) {
    last.isPossessive = true;
    return 0;
  }
  const long = next.text === "s" && BEFORE_IS.has(last.text) ? "is" : SHORT_FORMS.get(next.text);
  if (long) clause.push(wordOf("", next, long));
  else if (next.text === "s") last.isPossessive = true;
  else return 0;
  return 1;
}
