import { allNamed, joined, lastBefore, reading, type Rule, textOf, TOLD_OF } from "./clause.ts";
import { BEING, PEOPLE, SUITING, WANTED, WANTING } from "./stances.ts";
import type { Word } from "./words.ts";

// "Welcome" asks for nobody where all are meant, and says no more than the law does.
const EVERYONE =
  /\b(?:all|every|everyone|everybody|any|anyone|regardless|equal|equally|discriminat\w*|irrespective)\b/;
// What the law lets one say of children and of the old: where they play and learn, who built it.
const PUBLIC_PLACE =
  /\b(?:playground|park|school|schools|museum|library|camp|club|team|league|pool|gym|hospital|clinic|shelter|class|classes|program|center|theater|zoo)\b/;

// What may stand between a wish and whom it asks for.
const WANTING_LINKS =
  /^(?:to|for|be|is|by|have|see|find|sell|rent|lease|pass|go|it|give|given|only|on|want|welcome|house|with|that|are|from|but|like|love|rather|prefer|home|unit|apartment|building|property|place|neighbors|as|who|at|least)$/;
// Words that ask for somebody together with the next one only, and those pairs.
const OF_TWO_WORDS = /^(?:must|should|rents?|sells?|leases?|would|none|nobody|aside|choice) /;
const ASKING_PAIR =
  /^(?:(?:must|should) be|(?:rents?|sells?|leases?) (?:to|only)|would (?:like|love|rather|prefer)|(?:none|nobody) but)$/;
const SUITING_LINKS =
  /^(?:for|to|with|among|of|by|on|toward|home|place|house|spot|choice|fit|building|setting|unit|layout|plan|apartment|in|mind|nest|starter|location|property|match|one|at|towards|pick)$/;
// What may stand between somebody and that they are asked for.
const LEADS_TO_WANTED =
  /^(?:will|would|strongly|very|much|given|get|gets|come|comes|the|our|here|highly|as|a|make|makes|to|considered|an|please|,|have|has)$/;
const PARTAKES =
  /^(?:will|would|should|are sure to|is sure to) (?:feel|fit|love|enjoy|appreciate|like|thrive|find|be (?:happy|comfortable|at home|right at))\b/;
// Who a house was built for is its history.
const OF_HISTORY = /\b(?:built|founded|named|famous|known|\d{4}|church|school)\b/;

// "Seeking a Christian tenant", "must be married", "reserved for Catholics"
export const wantedBefore: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, isBare, isColor } = mention;
  if (isColor) return null;
  const wanting = lastBefore(words, WANTING, from);
  if (wanting < 0) return null;
  if (!allNamed(clause, wanting + 1, from, WANTING_LINKS)) return null;
  const pair = `${textOf(words, wanting)} ${textOf(words, wanting + 1)}`;
  if (OF_TWO_WORDS.test(pair) && !ASKING_PAIR.test(pair)) return null;
  if (/^must be (?:by|with)\b/.test(`${pair} ${textOf(words, wanting + 2)}`)) return null;
  if (isBare && !isAskedOf(words, wanting, to)) return null;
  return reading(mention, "wanted", "violation", [wanting, to]);
};

// "Must be Catholic": of people, or of nobody named, and at the end of what is asked.
function isAskedOf(words: readonly Word[], wanting: number, to: number): boolean {
  const isLast = to >= words.length || /^(?:,|and|or|to|please)$/.test(textOf(words, to));
  const before = words.slice(0, wanting);
  return (
    isLast &&
    (before.length === 0 ||
      before.some(({ text }) => PEOPLE.has(text) || /^(?:you|they|we|applicant)$/.test(text)))
  );
}

// "Asian buyers preferred", "Christians only"
export const wantedAfter: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, isBare, isColor, protectedClass } = mention;
  const after = words.slice(to, to + 5);
  const at = after.findIndex(({ text }) => WANTED.has(text));
  const isNear =
    at >= 0 &&
    after.slice(0, at).every(({ text }) => BEING.has(text) || LEADS_TO_WANTED.test(text));
  if (
    isNear &&
    textOf(words, to + at) === "only" &&
    /^\d|^(?:one|two|three|four|five)$/.test(textOf(words, to + at + 1))
  )
    return null;
  if (isNear && (!isBare || at === 0) && !isColor) {
    return reading(mention, "wanted", "violation", [from, to + at + 1]);
  }
  if (!isBare && TOLD_OF.has(protectedClass) && PARTAKES.test(joined(after))) {
    return reading(mention, "wanted", "caution", [from, Math.min(words.length, to + 2)]);
  }
  const isGift =
    textOf(words, from - 1) === "for" && TOLD_OF.has(protectedClass) && protectedClass !== "sex";
  if (isGift && !isBare && !isColor && !OF_HISTORY.test(clause.text)) {
    return reading(mention, "wanted", "caution", [from - 1, to]);
  }
  const welcome = after.findIndex(({ text }) => /^welcomed?$/.test(text));
  const isGreeting = welcome >= 0 && welcome <= 3 && TOLD_OF.has(protectedClass) && !isBare;
  if (!isGreeting || EVERYONE.test(clause.text)) return null;
  return reading(mention, "wanted", "caution", [from, to + welcome + 1]);
};

// "Tailored to young couples": not of access, which an ad may tell, nor of a public place
export const suited: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, protectedClass, isBare, isColor } = mention;
  if (isBare || isColor || protectedClass === "source of income") return null;
  if (
    protectedClass === "disability" &&
    !/able|healthy|fit|active/.test(joined(words.slice(from, to)))
  )
    return null;
  if (PUBLIC_PLACE.test(clause.text) && !TOLD_OF.has(protectedClass)) return null;
  const at = words.findIndex(
    ({ text }, index) => text === "for" && index < from && BEING.has(textOf(words, index - 1)),
  );
  if (at > 0 && from - at <= 4 && allNamed(clause, at + 1, from)) {
    return reading(mention, "suited", "caution", [at, to]);
  }
  const suiting = lastBefore(words, SUITING, from);
  if (suiting < 0) return null;
  const between = words.slice(suiting + 1, from);
  const hasLink = between.some(({ text }) => /^(?:for|to|with|among|of|by|on|toward)$/.test(text));
  const isVerb = /^(?:suits?|fits?|attracts?|draws?|targeting|attract)$/.test(
    textOf(words, suiting),
  );
  const isLinked = (hasLink || isVerb) && allNamed(clause, suiting + 1, from, SUITING_LINKS);
  if (!isLinked && !allNamed(clause, suiting + 1, from)) return null;
  return reading(mention, "suited", "caution", [suiting, to]);
};
