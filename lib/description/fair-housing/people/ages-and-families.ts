import { isPerson, type Term } from "./lexicon.ts";
import { type Found, type Mention, textOf, type Word } from "./sentence.ts";
import { FOLLOWERS, THINGS } from "./vocabulary.ts";

// "Over 60", "40 and older", "18+". Communities may ask for 55 and 62 by law.
export function agesIn(words: readonly Word[]): Mention[] {
  return words.flatMap(({ text }, at): Mention[] => {
    const age = /^\d\ds?$/.test(text) ? Number(text.slice(0, 2)) : (AGES.get(text) ?? 0);
    if (age < MIN_AGE || age === 55 || age === 62) return [];
    const next = textOf(words, at + 1);
    const then = textOf(words, at + 2);
    const isBound =
      /^(?:over|above|past|under|below)$/.test(textOf(words, at - 1)) &&
      (next === "" || AFTER_AGE.test(next));
    const isOpen =
      /^(?:and|or)$/.test(next) && /^(?:over|older|up|above|under|younger)$/.test(then);
    const isOfAge = textOf(words, at - 1) === "of" && textOf(words, at - 2) === "age";
    const isNamed = isOfAge || /^(?:age|ages|aged)$/.test(textOf(words, at - 1));
    const isPlus = next === "plus" && (then === "" || AFTER_AGE.test(then));
    const near = words.slice(Math.max(0, at - (isOfAge ? 6 : 3)), at + 6);
    const isOfPeople = words.length <= 6 || near.some((word) => isPerson(word.text));
    if (!isOfPeople || (!isBound && !isOpen && !isPlus && !isNamed)) return [];
    const from = isBound || isNamed ? at - 1 : at;
    const to = isOpen ? at + 3 : at + (isPlus ? 2 : 1);
    return [{ from, to, protectedClass: "age", kind: "people", isOwn: false }];
  });
}
const MIN_AGE = 16;
const AGES = new Map(
  "twenty thirty forty fifty sixty seventy eighty"
    .split(" ")
    .map((word, index) => [word, 20 + 10 * index]),
);
const AFTER_AGE =
  /^(?:only|please|preferred|need|may|community|crowd|living|residents|tenants|buyers|people|wanted|should|can|will|would|must|shall|,|to)$/;

const FAMILY: Term = { kind: "people", protectedClass: "familial status" };

// "A traditional family", where it isn't the seller's, nor a room, a house or a zone.
export function familiesIn(words: readonly Word[]): Found[] {
  return words.flatMap(({ text, isPossessive }, at): Found[] => {
    if (text !== "family" || isPossessive || THINGS.has(textOf(words, at + 1))) return [];
    const start = Math.max(0, at - 4);
    const article = words
      .slice(start, at)
      .findLastIndex((word) => /^(?:an?|another|your|any|every|no|the right)$/.test(word.text));
    const between = words.slice(start + article + 1, at);
    const isOther = between.some((word) =>
      /^(?:single|multi|two|three|four|one|of|in|my|our)$/.test(word.text),
    );
    const isQualified =
      /^(?:for|no)$/.test(textOf(words, at - 1)) && /^(?:with|of)$/.test(textOf(words, at + 1));
    if (isQualified) return [{ term: FAMILY, from: at, to: at + 1 }];
    if (article < 0 || isOther || (!FOLLOWERS.has(textOf(words, at + 1)) && at + 1 < words.length))
      return [];
    return [{ term: FAMILY, from: at, to: at + 1 }];
  });
}
