import { HOMES, type Mention, type Word } from "./sentence.ts";
import {
  type Rule,
  isTold,
  isBare,
  textOf,
  joined,
  judged,
  isPeople,
  distance,
  isOpened,
} from "./scene.ts";
import {
  MODIFIERS,
  NEGATIONS,
  OPENING,
  HARMLESS_NO,
  LETTING,
  REFUSING,
  PRICES,
  PLACES,
} from "./vocabulary.ts";

// "No kids", "no pets, smokers or Section 8", "we don't rent to Arabs"
export const refusedBefore: Rule = ({ words, named }, mention) => {
  const { from, to, kind, protectedClass } = mention;
  if (
    (kind === "area" && !HOMES.test(textOf(words, to - 1))) ||
    (kind === "weak" && mention.protectedClass === "age")
  )
    return null;
  if (protectedClass === "source of income" && textOf(words, to) === "for") return null;
  if (/^(?:needed|required|necessary)$/.test(textOf(words, to))) return null;
  for (let at = from - 1; at >= Math.max(0, from - 7); at -= 1) {
    const text = textOf(words, at);
    if (text === ";") return null;
    const isNo = NEGATIONS.has(text) && !/^(?:only|just|far|yet)$/.test(textOf(words, at + 1));
    if (/^except/.test(text)) return null;
    if (!isNo && !REFUSING.has(text)) continue;
    const between = words.slice(at + 1, from);
    const isPlain = between.every(
      (word, index) =>
        MODIFIERS.has(word.text) ||
        named.has(at + 1 + index) ||
        LINKS.test(word.text) ||
        LETTING.has(word.text) ||
        (HARMLESS_NO.has(word.text) && isListed(words, from)),
    );
    if (
      !isPlain ||
      between.some(({ text: then }) => HARMLESS_NO.has(then) && !isListed(words, from))
    )
      return null;
    if (kind === "color") return null;
    if (
      isBare(mention) &&
      !isTold(mention) &&
      to < words.length &&
      !/^[,;]|or|and$/.test(textOf(words, to))
    )
      return null;
    return judged(mention, "unwanted", "violation", at, to);
  }
  return null;
};

const LINKS =
  /^(?:to|for|of|from|by|with|out|away|on|in|be|being|at|who|it|us|please|as|like|about|letters?|tolerance)$/;

const isListed = (words: readonly Word[], from: number) =>
  /^(?:or|nor|and|,)$/.test(textOf(words, from - 1));

// "Children are not allowed", "A wheelchair has never crossed the threshold": somewhere in it
export const refusedAround: Rule = ({ refusals, words, text }, mention) => {
  const { from, to, kind, isOwn, protectedClass } = mention;
  if (kind === "area" || kind === "color" || kind === "weak") return null;
  if (isOwn && !isTold(mention)) return null;
  // "No vouchers for the car wash", "section 8 of the covenants"
  if (protectedClass === "source of income" && /^(?:for|of)$/.test(textOf(words, to))) return null;
  const after = NEVER_AFTER.exec(joined(words.slice(to, to + 7)));
  if (after && !isBare(mention)) {
    return judged(mention, "unwanted", "violation", from, to + after[0].split(" ").length);
  }
  const near = refusals
    .filter((at) => at < from || at >= to)
    .sort((a, b) => distance(a, mention) - distance(b, mention))[0];
  if (near === undefined) return null;
  const isFar = distance(near, mention) > (isPeople(mention) || isTold(mention) ? 24 : 8);
  if (isFar) return null;
  if (isBare(mention) && !isTold(mention) && distance(near, mention) > 6) return null;
  // "Pets are not allowed, but service dogs are welcome"
  const isTakenBack = words.slice(near, from).some((word) => word.text === "but");
  if (isTakenBack && OPENING.test(joined(words.slice(to)))) return null;
  if (kind === "sign" && isOpened(text, mention) && !NEGATIONS.has(textOf(words, near)))
    return null;
  return judged(mention, "unwanted", "violation", Math.min(near, from), Math.max(near + 1, to));
};

const NEVER_AFTER =
  /^(?:[,;] )?(?:(?:sorry|please|just|hard|absolutely|definitely|have|has|will|shall|may|can|would|do|does|is|are|could|should|must|need) )*(?:never|not|no|nope|nah|none|pass|cannot|neither|if any|must be|should be|have to be|need to be)\b(?! (?:only|just|far|mind|pay|worry|longer|included|need|yet|stairs|steps|pets|smoking|subject|(?:count|counted|counting)(?! (?:as|toward))))/;

// "Families pay a higher deposit", "wheelchairs by the back door only"
export const differing: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind } = mention;
  if (isPast || kind === "area" || kind === "color" || isBare(mention) || mention.isOwn)
    return null;
  if (isOpened(text, mention)) return null;
  if (isPeople(mention) && (isPricedApart(text) || COSIGNED.test(text)))
    return judged(mention, "unwanted", "violation", from, to);
  const isRuled =
    /\b(?:only|must|may|can|use|uses|using|enter|placed|assigned|confined|limited|steered|restricted|put|seated|separate|supervised|curfew)\b/.test(
      text,
    );
  const reach = isPeople(mention) ? 8 : 4;
  const at = words.findIndex(({ text: word }, index) => {
    const isElse = isOtherPrice(words, index) || (isRuled && isPeople(mention) && PLACES.has(word));
    return isElse && (index < from || index >= to) && isTogether(words, index, mention, reach);
  });
  if (at < 0) return null;
  return judged(mention, "unwanted", "violation", Math.min(at, from), Math.max(at + 1, to));
};

// "For renters of this sort nine hundred; for everybody else eight"
const isPricedApart = (text: string) => FOR_OTHERS.test(text) && AMOUNT.test(text);
const FOR_OTHERS = /\bfor (?:all|anybody|anyone|everybody|everyone) else\b|\bfor (?:the )?others\b/;
const AMOUNT = /\b(?:\d{2,}|hundred|thousand|dollars?|percent)\b/;

// "She must have her father sign"
const COSIGNED =
  /\b(?:must|has to|have to|needs to|need to|should) (?:have|get|bring|find) (?:his|her|their|a|an|your) (?:\w+ ){0,5}(?:sign|signs|signed|signature|cosign|co sign|permission|consent|approval)\b/;

const MONEY = /^(?:rent|rents|charge|charges|cost|costs|money|months?|payments?|pay|pays)$/;
const OTHERWISE =
  /^(?:extra|additional|higher|more|added|double|bigger|larger|steeper|lower|less|reduced|cheaper)$/;

// "A deposit", "extra rent", "we charge more"
const isOtherPrice = (words: readonly Word[], at: number) =>
  (PRICES.has(textOf(words, at)) && !isWaived(words, at)) ||
  (MONEY.test(textOf(words, at)) &&
    [at - 2, at - 1, at + 1].some((near) => OTHERWISE.test(textOf(words, near))));

// "No deposit", "never a pet fee"
const isWaived = (words: readonly Word[], at: number) =>
  [at - 1, at - 2].some((near) => /^(?:no|never)$/.test(textOf(words, near)));

function isTogether(
  words: readonly Word[],
  at: number,
  { from, to }: Mention,
  reach: number,
): boolean {
  const between = at < from ? words.slice(at + 1, from) : words.slice(to, at);
  return between.length <= reach && between.every(({ text }) => text !== ";" && text !== ",");
}

// Words that nobody says of people but to look down on them.
export const slurred: Rule = ({ words }, mention) => {
  const { from, to, kind } = mention;
  const said = joined(words.slice(from, to));
  return kind === "people" && SLUR.test(said)
    ? judged(mention, "unwanted", "violation", from, to)
    : null;
};

const SLUR =
  /\b(?:cripples?|gimps?|niggers?|darkies|darky|spics?|wetbacks?|beaners?|chinks?|gooks?|kikes?|ragheads?|towelheads?|redskins?|faggots?|trann(?:y|ies)|dykes?|lesbos?|retarded|mulatto(?:e?s)?|negro(?:e?s)?|coloreds?|half breeds?|chinam[ae]n|illegals|illegal (?:aliens?|immigrants?)|riff ?raff|lowlifes?|welfare queens?|crackheads?|(?:dark|black|brown|foreign) faces|you people|those people|wrong (?:element|crowd|sort|type)|(?:pale|dark|light|white|black|brown|fair) skinned (?:people|famil\w+|neighbors|buyers|tenants|folks?))\b/;
