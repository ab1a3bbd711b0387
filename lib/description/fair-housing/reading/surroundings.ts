import { allNamed, joined, lastBefore, reading, type Rule, textOf, TOLD_OF } from "./clause.ts";
import type { Mention } from "./mentions.ts";
import { AMONG, AREAS, BEING, MAJORITY, MODIFIERS, UNCOLORED_AREAS } from "./stances.ts";
import type { Word } from "./words.ts";

const AMONG_LINKS = /^(?:by|of|with|for|from|where|to)$/;
// A clause about those who live in a place.
const OF_PEOPLE =
  /\b(?:neighbou?rs?|neighbou?rhood|residents?|community|block|street|area|owners|households|families|building|town|live|lives|living|homeowners|folks|side|suburb|subdivision|enclave|population|district|village|everyone|around|parish|congregation|people)\b/;
const LIVES =
  /^(?:(?:all|mostly|have|has|who|that|always|still|also|long) )*(?:live|lives|lived|living|reside|resides|dominate|dominates|make up|makes up|own|fill|settled|taken over|taking over|are taking over|moved in|moving in|are moving in|are everywhere|are all over)\b/;

// "A Korean community", "the block is mostly Irish", "surrounded by retirees"
export const typical: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, protectedClass, isColor, isBare, isPeople } = mention;
  const place = placeAfter(words, mention);
  const isTold = TOLD_OF.has(protectedClass);
  const severity = isTold ? "violation" : "caution";
  if (place > 0 && isTold) return reading(mention, "typical", severity, [from, place]);
  const isCrowd = isPeople && CROWD.has(textOf(words, to - 1)) && protectedClass !== "sex";
  if (isCrowd && isTold && !isOfSeller(words, from)) {
    return reading(mention, "typical", severity, [from, to]);
  }
  const isOfPeople = OF_PEOPLE.test(clause.text);
  const before = words[from - 1]?.text ?? "";
  const isMany = MAJORITY.has(before) || (before === "percent" && from > 1);
  const isOfArea = words
    .slice(0, from)
    .some(
      ({ text }) =>
        UNCOLORED_AREAS.has(text) ||
        /^(?:neighbors?|residents?|suburb|town|everyone|people|population|block|street)$/.test(
          text,
        ),
    );
  if (isMany && isOfPeople && (!isColor || isOfArea) && (isTold || !isBare || isOfArea)) {
    if (protectedClass !== "disability" && protectedClass !== "source of income")
      return reading(mention, "typical", severity, [from - 1, to]);
  }
  const isOfFolk = words
    .slice(0, from)
    .some(({ text }) =>
      /^(?:residents|neighbors|tenants|owners|buyers|families|people|folks|members|homeowners|hood)$/.test(
        text,
      ),
    );
  // "Our residents are 35 and older"
  if (protectedClass === "age" && isBare && isPeople && isOfFolk && isSaidOf(words, from)) {
    return reading(mention, "typical", "violation", [from, to]);
  }
  if (isTold && !isPeople && (isOfFolk || (isOfArea && !isColor)) && isSaidOf(words, from)) {
    return reading(mention, "typical", severity, [from, to]);
  }
  return null;
};

// "Surrounded by retirees", "Polish families live on this street"
export const among: Rule = (clause, mention) => {
  const { words } = clause;
  const { from, to, protectedClass, isColor, isBare, isPeople } = mention;
  const isTold = TOLD_OF.has(protectedClass);
  const severity = isTold ? "violation" : "caution";
  const around = [...words.slice(0, from), ...words.slice(to)];
  const isOfPeople = OF_PEOPLE.test(joined(around)) || CROWD.has(textOf(words, to - 1));
  if (isBare || protectedClass === "disability") return null;
  const place = lastBefore(words, AMONG, from);
  const between = place < 0 ? [] : words.slice(place + 1, from);
  const hasLink = between.some(({ text }) => /^(?:by|of|with|for|from|among|where|to)$/.test(text));
  const isAmong =
    place >= 0 &&
    (hasLink ||
      /^(?:among|amongst|amid|alongside|fellow|many|few|other)$/.test(textOf(words, place))) &&
    between.length <= 4 &&
    allNamed(clause, place + 1, from, AMONG_LINKS);
  if (
    isAmong &&
    isOfPeople &&
    (isTold ||
      (isPeople && !/\b(?:the|of) (?:man|men|boys?|girls?)\b/.test(clause.text)) ||
      isMarkedAge(mention))
  )
    return reading(mention, "typical", severity, [place, to]);
  const after = joined(words.slice(to, to + 6));
  if (LIVES.test(after) && isTold && (isPeople || !isColor)) {
    return reading(mention, "typical", severity, [from, Math.min(words.length, to + 2)]);
  }
  return null;
};

// Who lives in a place, taken together.
const CROWD = new Set(
  "clientele crowd population residents neighbors occupants homeowners ownership".split(" "),
);
const isOfSeller = (words: readonly Word[], at: number) =>
  words
    .slice(0, at)
    .some(({ text }) => /^(?:built|sold|former|previous|original|first)$/.test(text));

const isMarkedAge = ({ protectedClass }: Mention) =>
  protectedClass === "age" || protectedClass === "familial status";

// "The block is Irish", "the street has always been Polish"
function isSaidOf(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && (MAJORITY.has(textOf(words, at)) || MODIFIERS.has(textOf(words, at)))) at -= 1;
  return BEING.has(textOf(words, at));
}

// Where the place ends that an adjective tells of: "a Jewish |area|"; 0 where there is none.
function placeAfter(words: readonly Word[], { from, to, isColor }: Mention): number {
  for (let at = to - 1; at < Math.min(words.length, to + 2); at += 1) {
    const text = textOf(words, at);
    if (at <= from) continue;
    if (!(isColor ? UNCOLORED_AREAS : AREAS).has(text)) continue;
    if (words[at]?.isCapital && words[at - 1]?.isCapital) return 0;
    const next = textOf(words, at + 1);
    return next === "" ||
      /^(?:,|and|with|in|on|of|near|close|where|that|is|since|for|only|here|at|but|full|going|who|to|within|inside|around|along|by|across|next|from|when|as)$/.test(
        next,
      )
      ? at + 1
      : 0;
  }
  return 0;
}
