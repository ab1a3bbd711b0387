import { joined, lastBefore, allNamed, reading, type Rule, textOf } from "./clause.ts";
import type { Mention } from "./mentions.ts";
import { ACCEPTANCE, BEING, NEGATIONS, PARTAKING, REFUSAL, REFUSED } from "./stances.ts";
import type { Word } from "./words.ts";

// Words after a group in which its stance is looked for.
const REACH_AFTER = 8;

// "No kids", "not for families", "we do not rent to Arabs"
export const refusedBefore: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, isBare, isColor, protectedClass } = mention;
  // "No vouchers for the car wash"
  const isForAThing = protectedClass === "source of income" && textOf(words, to) === "for";
  if (isColor || isForAThing) return null;
  const found = (at: number) => reading(mention, "unwanted", "violation", [at, to]);
  const not = lastBefore(words, NEGATIONS, from);
  if (not >= 0) {
    const between = words.slice(not + 1, from);
    const word = textOf(words, not);
    const isDeterminer = !/^(?:not|never|cannot)$/.test(word);
    if (/^(?:only|just|far|yet|to mention)/.test(joined(between))) return null;
    const isPlain = allNamed(clause, not + 1, from);
    if (isPlain && isDeterminer && (!isBare || isPredicate(words, to))) return found(not);
    if (isDeterminer && isListed(words, not, mention)) return found(not);
    if (between.some(({ text }) => ACCEPTANCE.has(text)) && !isBare && isObject(between)) {
      return found(not);
    }
    if (isPlain && !isDeterminer && mention.isPeople) return found(not);
  }
  const refusal = lastBefore(words, REFUSAL, from);
  const isRefused = refusal >= 0 && !isBare && allNamed(clause, refusal + 1, from, REFUSAL_LINKS);
  return isRefused ? found(refusal) : null;
};

const REFUSAL_LINKS = /^(?:to|for|of|from|by|out|away)$/;
const isPredicate = (words: readonly Word[], to: number) => to >= words.length;
// No other clause between the verb and its object: "that", a second verb of being.
const isObject = (between: readonly Word[]) =>
  !between.some(({ text }) => /^(?:but|because|since|so|where|when|while)$/.test(text));

// "No pets, smoking or children": the group is one of several in a row.
function isListed(words: readonly Word[], not: number, { from, to }: Mention): boolean {
  const between = words.slice(not + 1, from);
  const isLast = /^(?:or|nor|and|,)$/.test(textOf(words, from - 1));
  const ends = to >= words.length || /^(?:,|please|or|nor|and|allowed)$/.test(textOf(words, to));
  const isPlain = !between.some(
    ({ text }) => BEING.has(text) || /^(?:to|for|from|by|in|at|near|but|then|will|can)$/.test(text),
  );
  return isLast && ends && isPlain && between.length <= 6;
}

// What is said of somebody who is kept out, in several words: "should look elsewhere".
const KEPT_OUT: readonly RegExp[] = [
  /^(?:[a-z,]+ ){0,4}(?:turned (?:away|down)|off limits|screened out|out of luck|keep (?:out|looking|moving)|stay (?:away|out)|not fit|a (?:problem|no go|deal breaker|nuisance|dealbreaker)|look (?:elsewhere|somewhere|further)|move along|go elsewhere|struggle|pass|too much|better off|will be asked to leave)\b/,
  // Kept apart: "must live on the first floor"
  /^(?:must|may only|can only|have to|(?:are|will be) (?:required|limited|restricted|asked) to) (?:live|rent|use|stay|enter|pay|occupy|remain|reside|park|leave)\b/,
  // "Need not request a viewing", but "need not worry"
  /^(?:\w+ ){0,2}need not (?!worry|fear|climb|drive|travel|leave|share|compromise|choose|walk|wait|haul|carry)\w/,
  /^(?:\w+ ){0,2}(?:should|may|might|must|will|would|can|could|better|need to|had better|have to|ought to|do better to|is|are) (?:\w+ ){0,2}(?:seek|look|prefer|find|consider|choose|explore|try|go|move|shop|search|apply|happier|better) (?:\w+ ){0,3}(?:other|others|another|elsewhere|alternative|alternatives|different|else)\b/,
  // "Infants, never"
  /^(?:never|not|no)$/,
  /^, (?:(?:just|hard|absolutely|sorry|definitely|please) )?(?:never|no|nope|nah|not|none|pass|sorry)(?: \w+){0,2}$/,
];
const OLD_ENOUGH =
  /^(?:must|should|have to|need to) be (?:over|at least|older|above|kept|gone|\w+ (?:or|and) (?:over|older|up))\b/;

// "Children are not allowed", "voucher holders should look elsewhere"
export const refusedAfter: Rule = ({ words }, mention) => {
  const { from, to, isBare, protectedClass } = mention;
  if (isBare) return null;
  const after = words.slice(to, to + REACH_AFTER);
  const found = (length: number) =>
    reading(mention, "unwanted", "violation", [from, Math.min(words.length, to + length)]);
  const refused = after.findIndex(({ text }) => REFUSED.has(text));
  if (refused >= 0 && refused <= 5) return found(refused + 1);
  const phrase = joined(after);
  if (protectedClass === "familial status" && OLD_ENOUGH.test(phrase)) return found(4);
  if (KEPT_OUT.some((pattern) => pattern.test(phrase))) return found(5);
  const not = after.findIndex(({ text }) => NEGATIONS.has(text) || text === "need");
  if (not < 0 || not > 3) return null;
  const part = after.findIndex(({ text }, index) => index > not && PARTAKING.has(text));
  return part < 0 || part - not > 4 ? null : found(part + 1);
};
