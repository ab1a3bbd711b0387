import { PhraseFinder, type PhraseMatch } from "#lib/text/phrase-finder.ts";
import type { Span } from "#lib/text/spans.ts";
import type { Token } from "#lib/text/tokens.ts";
import { AIM_RULES, type AimRule, PEOPLE_RULES, type PeopleRule } from "./aims.ts";
import { COMPILED_AIMS } from "./compiled-aims.ts";
import { COMPILED_PEOPLE } from "./compiled-people.ts";
import type { GroupReading } from "./read-groups.ts";
import { endsSentence } from "./words.ts";

let aims: PhraseFinder<AimRule> | undefined;
let people: PhraseFinder<PeopleRule> | undefined;

// Where all are meant, nobody is kept out.
const EVERYONE =
  /\b(?:all|every(?:one|body)|any(?:one|body)) (?:is|are|welcome)|\bregardless\b|\bequal housing\b|\bdiscriminat|\birrespective\b|\bwe welcome\b|\bwelcomes? (?:all|every)/i;
// Characters from what is asked for to who it is.
const REACH = 60;

/**
 * What whole sentences say of people told by what they do or have: "don't bother if you take pills".
 * Only sentences with an aim are read for people: most listings have none.
 */
export function readSentences(text: string, tokens: readonly Token[]): GroupReading[] {
  aims ??= new PhraseFinder(AIM_RULES, COMPILED_AIMS);
  const found = aims.find(text, tokens);
  let next = 0;
  return sentencesOf(text, tokens).flatMap(({ from, to, ...sentence }) => {
    const first = next;
    while ((found[next]?.start ?? Infinity) < sentence.end) next += 1;
    const inside = found.slice(first, next);
    if (inside.length === 0 || EVERYONE.test(text.slice(sentence.start, sentence.end))) return [];
    people ??= new PhraseFinder(PEOPLE_RULES, COMPILED_PEOPLE);
    const reading = readSentence(inside, people.find(text, tokens.slice(from, to)));
    return reading ? [{ ...reading, clause: sentence }] : [];
  });
}

// The first aim with somebody: anywhere in the sentence for one that keeps out, else after it.
function readSentence(
  found: readonly PhraseMatch<AimRule>[],
  named: readonly PhraseMatch<PeopleRule>[],
) {
  for (const { rule, start, end } of found) {
    const keepsOut = rule.aim === "keeps out";
    const who = named.find(
      (each) =>
        (each.end <= start && keepsOut) ||
        (each.start >= end && (keepsOut || each.start - end <= REACH)),
    );
    if (!who) continue;
    return {
      start: Math.min(who.start, start),
      end: Math.max(who.end, end),
      protectedClass: who.rule.protectedClass,
      severity: "violation" as const,
      stance: keepsOut ? ("unwanted" as const) : ("wanted" as const),
    };
  }
  return null;
}

// With the places of their tokens: `from` up to `to`.
function sentencesOf(
  text: string,
  tokens: readonly Token[],
): (Span & { from: number; to: number })[] {
  const sentences: (Span & { from: number; to: number })[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const isEnd =
      token.text === "!" ||
      (token.text === "." && endsSentence(text, tokens, at)) ||
      (next && /\n\s*\n/.test(text.slice(token.end, next.start)));
    if (!isEnd && next) continue;
    sentences.push({ start: tokens[from]?.start ?? 0, end: token.end, from, to: at + 1 });
    from = at + 1;
  }
  return sentences;
}
