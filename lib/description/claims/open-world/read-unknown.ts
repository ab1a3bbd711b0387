import { parseOrdinal } from "#lib/text/number-words.ts";
import type { SpanSet } from "#lib/text/spans.ts";
import type { Token } from "#lib/text/tokens.ts";
import type { Statement } from "../claim.ts";
import type { Clauses } from "../context.ts";
import { isInnocent } from "./innocent-words.ts";

// A word right after one of these is something that is done, whatever it is: "to whittle", "we whittle".
const BEFORE_A_VERB = new Set(
  `to will can could would may might shall should must ll we you i they who let lets`.split(" "),
);
// Between such a word and the verb.
const BEFORE_A_VERB_STILL = new Set(
  `not never always often just really even also still finally all both easily quickly`.split(" "),
);
// "for" a purpose, which may be anything; after these it tells what the home has.
const NO_PURPOSE = new Set(
  `wired plumbed piped zoned approved stubbed roughed permitted licensed prepped hookup hookups
  outlet outlets known listed set`.split(/\s+/),
);
const ENDS_PURPOSE = new Set(
  `with has have is are was were includes offers features under by from near plus but`.split(" "),
);
// "No rental cap" says as much about a home as a rental cap.
const FLATLY_DENIED = /\bno (?:\w+ )?$/i;
const MARK_WITHIN_LIST = ",";

/** Whether the word at each place is told as a purpose: "for quilting, puzzles and rainy days". */
export function readPurposes(tokens: readonly Token[]): boolean[] {
  let isPurpose = false;
  return tokens.map(({ text, isWord }, index) => {
    if (text === "for") isPurpose = !NO_PURPOSE.has(tokens[index - 1]?.text ?? "");
    else if (ENDS_PURPOSE.has(text) || (!isWord && text !== MARK_WITHIN_LIST)) isPurpose = false;
    return isPurpose;
  });
}

function isVerbSlot(tokens: readonly Token[], index: number): boolean {
  let before = index - 1;
  while (BEFORE_A_VERB_STILL.has(tokens[before]?.text ?? "")) before -= 1;
  return BEFORE_A_VERB.has(tokens[before]?.text ?? "");
}

const isOrdinal = (word: string) => !Number.isNaN(parseOrdinal(word));

// A word of letters that English has: what is hidden, figures, and foreign words can't be judged.
const WORD = /^[a-z]{2,20}$/;

/**
 * What no list of terms has met and no list of innocent words excuses: a claim until a fact says so.
 * Words that one another follow are one claim.
 *
 * @param read what other readers have understood, supported or not
 */
export function readUnknown(
  clauses: Clauses,
  tokens: readonly Token[],
  purposes: readonly boolean[],
  read: SpanSet,
): Statement[] {
  const claims: Statement[] = [];
  let last = -1;
  for (const [index, { text: word, start, end, isWord }] of tokens.entries()) {
    if (!isWord || !WORD.test(word) || isInnocent(word) || isOrdinal(word)) continue;
    if (purposes[index] || isVerbSlot(tokens, index) || !read.add({ start, end })) continue;
    if (clauses.isPossibility(start)) continue;
    if (clauses.isDeniedBefore(start)) {
      const isChore = tokens[index + 1]?.text === "to";
      if (isChore || !FLATLY_DENIED.test(clauses.before(start))) continue;
    }
    const before = claims.at(-1);
    if (before && last === index - 1) before.end = end;
    else claims.push({ start, end, kind: "feature", isSupported: false });
    last = index;
  }
  return claims;
}
