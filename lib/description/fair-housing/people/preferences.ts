import { DREAM } from "./sentence.ts";
import {
  isBare,
  isNounPhrase,
  isOpened,
  isPeople,
  isTold,
  joined,
  judged,
  type Rule,
  tailOf,
  textOf,
} from "./scene.ts";
import { DEMANDING, MODIFIERS, SUITING, WANTING } from "./vocabulary.ts";

// "Seeking a Christian tenant", "Asian buyers preferred"
export const wanted: Rule = ({ words, text, isPast, named }, mention) => {
  const { from, to, kind, isOwn } = mention;
  if (kind === "color" || kind === "area" || isPast || isOwn) return null;
  const reach = isTold(mention) || mention.protectedClass === "sex" ? 14 : 7;
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const word = textOf(words, at);
    if (word === ";") break;
    const before = textOf(words, at - 1);
    const isWish =
      (/^(?:likes?|loves?)$/.test(word) &&
        /^(?:would|we|i|owners?|sellers?|board|landlord|association)$/.test(before)) ||
      (/^(?:pick|choice)$/.test(word) && /^(?:first|top|our|my)$/.test(before)) ||
      (/^hold(?:ing|s)?$/.test(word) && textOf(words, at + 1) === "out");
    if (!WANTING.has(word) && !isWish) continue;
    const between = words.slice(at + 1, from);
    const isPlain = between.every(
      (each, index) =>
        MODIFIERS.has(each.text) ||
        named.has(at + 1 + index) ||
        WANTING_LINKS.test(each.text) ||
        WANTING.has(each.text),
    );
    if (kind === "people" && isTold(mention)) return judged(mention, "wanted", "violation", at, to);
    if (kind === "sign" || isBare(mention)) {
      if (
        isPlain &&
        !/^(?:nothing|choice|looking|first|complete\w*|remain\w*|stays?)$/.test(word) &&
        !isOpened(text, mention)
      )
        return judged(mention, "wanted", "violation", at, to);
      continue;
    }
    const isOpen =
      kind === "people" && word !== "first" && word !== "nothing" && isNounPhrase(tailOf(between));
    if (isPlain || isOpen) return judged(mention, "wanted", "violation", at, to);
  }
  const next = textOf(words, to);
  if (
    /^(?:only|required|mandatory|preferred)$/.test(next) &&
    kind === "sign" &&
    !isOpened(text, mention)
  ) {
    return judged(mention, "wanted", "violation", from, to + 1);
  }
  if (!isPeople(mention) && !isTold(mention)) return null;
  const after = joined(words.slice(to, to + 8));
  if (isTold(mention) && /^(?:(?:are|is|always|most|very|especially) )*welcome\b/.test(after)) {
    return judged(mention, "wanted", "caution", from, to);
  }
  const match = AFTER.exec(after);
  if (match) return judged(mention, "wanted", "violation", from, to + match[0].split(" ").length);
  return null;
};

const WANTING_LINKS =
  /^(?:to|for|be|is|by|have|see|find|sell|rent|lease|pass|go|it|give|given|on|welcome|house|with|that|are|from|but|like|love|home|unit|apartment|building|property|place|as|who|at|least|keep|in|household|someone|of|belong|attend|were|was|if|who|able|will|would)$/;

const AFTER =
  /^(?:of \w+ )?(?:(?:will|would|is|are|be|should|get|gets|come|comes|strongly|much|very|highly|please|,|buyers?|tenants?|only|a|the|our|given|have|has|to|go|goes|make|makes|here|at|move|moves|jump|come|comes|receive|receives|enjoy|enjoys) ){0,4}(?:(?:top|front|head) of (?:the|our|my) (?:list|line|queue|pile|stack)|only|preferred|(?:best|perfect|right|better|good|ideal|great) (?:fit|match|choice|pick|buyer|tenant|owner|neighbor|roommate)s?|wanted|desired|sought|favored|encouraged|ideal|priority|first|preference|exclusively|prioritized|chosen|required)\b|^(?:[a-z]+ ){1,5}only(?! (?:one|two|\d|a|the|for))\b|^(?:[a-z]+ ){0,4}(?:would|will|might) be (?:best|ideal|perfect|great|right|nice|lovely|wonderful|preferable)\b|^(?:is|are|would be) (?:(?:what|who|whom) (?:we|i|the|our|this|it)|all (?:we|i)|(?:our|my) (?:wish|hope|dream|preference|choice|first|ideal|pick|aim))\b/;

// "Ideal for young couples", "newlyweds will love it"
export const suited: Rule = ({ words, text, named, isPast }, mention) => {
  const { from, to, protectedClass, isOwn, kind } = mention;
  if (!isPeople(mention) || isPast || isOwn || protectedClass === "source of income") return null;
  if (
    protectedClass === "disability" &&
    !/able|healthy|fit|active|sane|sober/.test(joined(words.slice(from, to)))
  )
    return null;
  if (PUBLIC_PLACE.test(text) && !isTold(mention)) return null;
  for (let at = from - 1; at >= Math.max(0, from - 9); at -= 1) {
    const word = textOf(words, at);
    if (word === ";") break;
    const isVerb = /^(?:suits?|fits?|attracts?|draws?|calling|targeting|just)$/.test(word);
    const isGift =
      word === "for" &&
      (isTold(mention) || /^(?:is|are|home|house|place|building)$/.test(textOf(words, at - 1)));
    if (!SUITING.has(word) && !isGift) continue;
    if (
      /^(?:built|named|founded|famous|known|made|designed|ask|asks|asking|call|calls|text|page|wait)$/.test(
        textOf(words, at - 1),
      )
    )
      break;
    const between = words.slice(at + 1, from);
    const hasLink =
      isVerb ||
      word === "for" ||
      between.some((each) => /^(?:for|to|with|of|by|toward)$/.test(each.text));
    const isPlain = between.every(
      (each, index) =>
        MODIFIERS.has(each.text) || named.has(at + 1 + index) || SUITING_LINKS.test(each.text),
    );
    const link = between.findLastIndex((each) => /^(?:for|to|with)$/.test(each.text));
    const isOpen = isNounPhrase(between.slice(link + 1)) && (link < 4 || isVerb);
    if (hasLink && (isPlain || isOpen) && kind === "people")
      return judged(mention, "suited", "caution", at, to);
  }
  const after = joined(words.slice(to, to + 8));
  if (
    /^(?:of \w+ )?(?:will|would|should|are sure to|is sure to) (?:\w+ )?(?:feel|fit|love|enjoy|appreciate|like|thrive|find|be (?:very |quite )?(?:happy|comfortable|at home|right at))\b/.test(
      after,
    )
  )
    return judged(mention, "suited", "caution", from, Math.min(words.length, to + 2));
  return null;
};

const PUBLIC_PLACE =
  /\b(?:playground|park|school|schools|museum|library|camp|club|team|league|gym|hospital|clinic|shelter|class|classes|program|center|theater|zoo)\b/;

const SUITING_LINKS =
  /^(?:for|to|with|among|of|by|on|toward|towards|home|place|house|spot|choice|fit|building|setting|unit|layout|plan|apartment|in|mind|nest|starter|location|property|match|pick|at|investment|size|space|retreat|haven)$/;

// "Gay friendly", "every mom's dream"
export const praised: Rule = ({ words }, mention) => {
  const { from, to, kind, isOwn } = mention;
  if (kind !== "people" || isOwn) return null;
  const isDream = words[to - 1]?.isPossessive && DREAM.test(textOf(words, to));
  const isFriendly = textOf(words, to - 1) === "friendly";
  return isDream || isFriendly ? judged(mention, "suited", "caution", from, to) : null;
};

// "Ladies, this loft was made for you"
export const addressed: Rule = ({ words, text }, mention) => {
  const { from, to, kind } = mention;
  const isCalled = from === 0 && kind === "people" && /^[,;]$/.test(textOf(words, to));
  if (!isCalled || !/\b(?:you|your|yours|this|us|call|ask)\b/.test(text)) return null;
  return judged(mention, "suited", "caution", from, to);
};

// "18+", "adults 40 and up"
export const aged: Rule = ({ words, named }, mention) => {
  const { from, to, kind, protectedClass } = mention;
  const isAge =
    protectedClass === "age" &&
    kind === "people" &&
    words.slice(from, to).some(({ text }) => /^\d\d$/.test(text));
  const isOfPeople =
    named.has(from - 1) ||
    /^(?:only|please|preferred)$/.test(textOf(words, to)) ||
    words.length <= 5;
  return isAge && isOfPeople ? judged(mention, "wanted", "violation", from, to) : null;
};

// "Must show a green card", "proof that you are married"
export const asked: Rule = ({ words, text }, mention) => {
  const { from, to, kind } = mention;
  if (kind !== "sign" && !isBare(mention) && kind !== "told") return null;
  if (mention.protectedClass === "criminal record") return null;
  if (mention.isOwn && kind === "sign" && !/required|must|proof/.test(text)) return null;
  if (isOpened(text, mention) && !/\b(?:must|proof|required|disclose|note|letter)\b/.test(text)) {
    return null;
  }
  if (/\b(?:no|not) (?:\w+ ){0,2}(?:required|needed|necessary|asked)\b/.test(text)) return null;
  const at = words.findIndex(
    ({ text: word }, index) => DEMANDING.has(word) && Math.abs(index - from) <= 9,
  );
  if (at < 0) return null;
  if (isBare(mention) && !/\b(?:must|proof|prove|required|should be|need to be)\b/.test(text))
    return null;
  if (
    kind === "sign" &&
    /^(?:include[sd]?|including|show[sn]?|list\w*|sign\w*|check|supply|attach\w*|ask|bring|share|should|need|needs|only|expected|based)$/.test(
      textOf(words, at),
    ) &&
    !/\b(?:you|your|buyers?|tenants?|applicants?|who|anyone|residents?|everyone|all|we|must|required)\b/.test(
      text,
    )
  )
    return null;
  return judged(mention, "asked", "violation", Math.min(at, from), Math.max(at + 1, to));
};
