import type { Fact } from "#lib/description/facts.ts";
import * as prose from "./prose.ts";

/** Words of a listing for options whose form name no agent writes, by the term they replace. */
const IN_A_LISTING: Readonly<Record<string, RegExp>> = {
  "\\bdouble-layer windows\\b": /\binsulated windows\b/gi,
  "\\bresilient\\b": /\bvinyl or linoleum\b/gi,
  "\\bvinyl\\b": /\bvinyl\b(?! or linoleum)/gi,
  "\\boutdoor sitting area\\b": /\bpatio or balcony\b/gi,
  "\\bheating stove\\b": /\bstove\b/gi,
  "\\belectricity\\b": /\belectric(?:ity)?\b/gi,
};

/** For each term: how often the text has it, and how many facts there are for it. */
export function termCounts(text: string, facts: readonly Fact[]) {
  return prose.termCounts(text, facts).map((row) => {
    const pattern = IN_A_LISTING[row.term];
    return pattern ? { ...row, times: text.match(pattern)?.length ?? 0 } : row;
  });
}
