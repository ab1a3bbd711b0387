import type { ProtectedClass, Severity } from "../rule.ts";
import { isPerson } from "./lexicon.ts";
import { type Mention, mentionsIn, placeOf } from "./mentions.ts";
import { CODED, LAWFUL_LIMIT, LIMITS } from "./patterns.ts";
import type { Word } from "./sentence.ts";
import {
  AREAS,
  AROUND,
  BUT,
  DEALING,
  DEMANDING,
  EVERYONE,
  FOLLOWERS,
  HARMLESS_NO,
  LETTING,
  MAJORITY,
  MODIFIERS,
  NEGATIONS,
  OPENING,
  PLACES,
  PRICES,
  REFUSALS,
  REFUSING,
  SUITING,
  WANTING,
} from "./vocabulary.ts";

/** Kept out; asked for; said to be suited; said to live there; asked for papers about. */
export type Stance = "unwanted" | "wanted" | "suited" | "typical" | "asked";

/** What a sentence says of people, in words `from` up to `to`. */
export interface Judgment {
  from: number;
  to: number;
  protectedClass: ProtectedClass;
  severity: Severity;
  stance: Stance;
}

/** A sentence with what was read in it once. */
interface Scene {
  words: readonly Word[];
  /** Its words with single spaces between. */
  text: string;
  mentions: readonly Mention[];
  /** Words that name people or groups, which may stand in a row. */
  named: ReadonlySet<number>;
  /** Words where somebody is kept out, whoever it is. */
  refusals: readonly number[];
  isPast: boolean;
}

type Rule = (scene: Scene, mention: Mention) => Judgment | null;

// Classes of which an ad may not even tell who is around.
const TOLD_OF = new Set<ProtectedClass>(["race or color", "religion", "national origin"]);
const isTold = ({ protectedClass }: Mention) => TOLD_OF.has(protectedClass);
const textOf = (words: readonly Word[], at: number) => words[at]?.text ?? "";
const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

const PRESENT =
  /\b(?:is|are|am|do|does|will|would|shall|can|cannot|may|might|must|should|need|needs|please|has|have|wants?|prefers?|seeks?|only|let|go|keep|makes?|likes?|loves?|lives?|comes?)\b/;
const PAST = /\b(?:was|were|had|did|came|ran|went|grew|taught|brought|drew|gave|wrote|sang)\b/;

// "Painted", but not "preferred", which asks.
const isPastVerb = (word: string) =>
  /\w{3}ed$/.test(word) &&
  ![WANTING, REFUSING, LETTING, DEMANDING, MAJORITY, PRICES].some((set) => set.has(word)) &&
  !SUITING.has(word);

// "Named for a Baptist preacher", "built by German masons"
const HISTORY =
  /\b(?:named|built|designed|founded|carved|laid|made|settled|painted|crafted|planted|dug|homesteaded|raised|owned|woven|forged) (?:\w+ ){0,3}?(?:for|after|by|in the|in \d)\b/;

const judged = (
  { protectedClass }: Mention,
  stance: Stance,
  severity: Severity,
  from: number,
  to: number,
): Judgment => ({ from, to, protectedClass, stance, severity });

/** What a sentence says of protected groups; nothing where it says that all are meant. */
export function judge(words: readonly Word[]): Judgment | null {
  const text = joined(words);
  const mentions = mentionsIn(words, text);
  const coded = codedIn(text);
  if (mentions.length + coded.length === 0) return null;
  if (EVERYONE.test(text) && !BUT.test(text)) return null;
  const named = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) named.add(at);
  for (const [at, word] of words.entries()) if (isPerson(word.text)) named.add(at);
  const isNarrated =
    PAST.test(text) || words.some((word, at) => !named.has(at) && isPastVerb(word.text));
  const isPast = (isNarrated && !PRESENT.test(text)) || HISTORY.test(text);
  const scene = { words, text, mentions, named, refusals: refusalsIn(words, text), isPast };
  const found = mentions.flatMap((mention) => {
    for (const rule of RULES) {
      const judgment = rule(scene, mention);
      if (judgment) return [judgment];
    }
    return [];
  });
  return [...found, ...coded].map(softened).toSorted(byWeight)[0] ?? null;
}

// A record may be asked about in most places; to shut all out who have one invites a complaint.
const softened = (judgment: Judgment): Judgment =>
  judgment.protectedClass === "criminal record" ? { ...judgment, severity: "caution" } : judgment;

// What sorts people without a name for them, and what limits how many there may be.
function codedIn(text: string): Judgment[] {
  const found = (
    pattern: RegExp,
    rest: Pick<Judgment, "protectedClass" | "severity" | "stance">,
  ) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const from = placeOf(text, match.index);
    return [{ from, to: from + match[0].split(" ").length, ...rest }];
  };
  const coded = CODED.flatMap((pattern) =>
    found(pattern, { protectedClass: "race or color", severity: "caution", stance: "wanted" }),
  );
  if (LAWFUL_LIMIT.test(text)) return coded;
  return [
    ...coded,
    ...LIMITS.flatMap((pattern) =>
      found(pattern, {
        protectedClass: "familial status",
        severity: "caution",
        stance: "unwanted",
      }),
    ),
  ];
}

const byWeight = (a: Judgment, b: Judgment) =>
  Number(b.severity === "violation") - Number(a.severity === "violation") ||
  b.to - b.from - (a.to - a.from);

// Where the sentence keeps somebody out: a word that does, or a negation of letting.
function refusalsIn(words: readonly Word[], text: string): number[] {
  const places: number[] = [];
  for (const [at, word] of words.entries()) {
    if (REFUSING.has(word.text)) places.push(at);
    if (!NEGATIONS.has(word.text)) continue;
    for (let next = at + 1; next < Math.min(words.length, at + 7); next += 1) {
      const { text: then = "" } = words[next] ?? {};
      if (then === ";" || HARMLESS_NO.has(then)) break;
      if (!LETTING.has(then)) continue;
      places.push(at);
      break;
    }
  }
  for (const pattern of REFUSALS) {
    const match = pattern.exec(text);
    if (match) places.push(text.slice(0, match.index).split(" ").length - 1);
  }
  return places;
}

const isPeople = ({ kind }: Mention) => kind === "people" || kind === "told";

// "No kids", "no pets, smokers or Section 8", "we don't rent to Arabs"
const refusedBefore: Rule = ({ words, named }, mention) => {
  const { from, to, kind, protectedClass } = mention;
  if (kind === "area") return null;
  if (protectedClass === "source of income" && textOf(words, to) === "for") return null;
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
      kind === "bare" &&
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
const refusedAround: Rule = ({ refusals, words, text }, mention) => {
  const { from, to, kind, isOwn, protectedClass } = mention;
  if (kind === "area" || kind === "color") return null;
  if (isOwn && !isTold(mention)) return null;
  // "No vouchers for the car wash"
  if (protectedClass === "source of income" && textOf(words, to) === "for") return null;
  const after = NEVER_AFTER.exec(joined(words.slice(to, to + 7)));
  if (after && kind !== "bare") {
    return judged(mention, "unwanted", "violation", from, to + after[0].split(" ").length);
  }
  const near = refusals
    .filter((at) => at < from || at >= to)
    .sort((a, b) => distance(a, mention) - distance(b, mention))[0];
  if (near === undefined) return null;
  const isFar = distance(near, mention) > (isPeople(mention) || isTold(mention) ? 24 : 8);
  if (isFar) return null;
  if (kind === "bare" && !isTold(mention) && distance(near, mention) > 6) return null;
  if (kind === "sign" && isOpened(text, mention) && !NEGATIONS.has(textOf(words, near)))
    return null;
  return judged(mention, "unwanted", "violation", Math.min(near, from), Math.max(near + 1, to));
};
const NEVER_AFTER =
  /^(?:[,;] )?(?:(?:sorry|please|just|hard|absolutely|definitely|have|has|will|shall|may|can|would|do|does|is|are|could|should|must|need) )*(?:never|not|no|nope|nah|none|pass|cannot|neither|if any|must be|should be|have to be|need to be)\b(?! (?:only|just|far|mind|pay|worry|longer|included|need|yet|stairs|steps|pets|smoking|count|counted|counting|subject))/;
// Words of which the last may be the adjectives of somebody: "for an empty nest |couple|".
const tailOf = (between: readonly Word[]) =>
  between.slice(1 + between.findLastIndex(({ text }) => /^(?:for|to|with)$/.test(text)));
function isNounPhrase(between: readonly Word[]): boolean {
  return (
    between.length <= 5 &&
    !between.some(({ text }) => NO_ADJECTIVE.test(text) || NEGATIONS.has(text))
  );
}
const NO_ADJECTIVE =
  /^(?:[,;]|is|are|was|were|be|has|have|had|will|would|can|that|which|when|where|in|on|at|by|from|with|of|as|it|its|this|they|we|you|i|but|because|so|if|to|for|near|off|my|his|her|than)$/;
const distance = (at: number, { from, to }: Mention) => (at < from ? from - at : at - to + 1);
const isOpened = (text: string, { protectedClass }: Mention) =>
  (protectedClass === "disability" || protectedClass === "source of income") && OPENING.test(text);

// "Seeking a Christian tenant", "Asian buyers preferred"
const wanted: Rule = ({ words, text, isPast, named }, mention) => {
  const { from, to, kind, isOwn } = mention;
  if (kind === "color" || kind === "area" || isPast || isOwn) return null;
  const reach = isTold(mention) || mention.protectedClass === "sex" ? 14 : 7;
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const word = textOf(words, at);
    if (word === ";") break;
    const isWish =
      /^(?:like|love)$/.test(word) &&
      /^(?:would|we|i|owners?|sellers?)$/.test(textOf(words, at - 1));
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
    if (kind === "sign" || kind === "bare") {
      if (
        isPlain &&
        /^(?:prior\w+|first|must|should|need|required?|only|prefer\w*|want\w*|seek\w*|ought|meant|keep|stay|remain)$/.test(
          word,
        ) &&
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
  /^(?:to|for|be|is|by|have|see|find|sell|rent|lease|pass|go|it|give|given|on|welcome|house|with|that|are|from|but|like|love|home|unit|apartment|building|property|place|as|who|at|least|keep|in|household|someone|of|belong|attend|were|was|if|who|able)$/;
const AFTER =
  /^(?:of \w+ )?(?:(?:will|would|is|are|be|should|get|gets|come|comes|strongly|much|very|highly|please|,|buyers?|tenants?|only|a|the|our|given|have|has|to|go|goes|make|makes|here) ){0,4}(?:only|preferred|wanted|desired|sought|favored|encouraged|ideal|priority|first|preference|exclusively|prioritized|chosen|required)\b|^(?:[a-z]+ ){1,5}only(?! (?:one|two|\d|a|the|for))\b|^(?:is|are) (?:what|who|whom) (?:we|i|the|our|this|it)\b/;

// "Ideal for young couples", "newlyweds will love it"
const suited: Rule = ({ words, text, named, isPast }, mention) => {
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
      word === "for" && (isTold(mention) || /^(?:is|are)$/.test(textOf(words, at - 1)));
    if (!SUITING.has(word) && !isGift) continue;
    if (/^(?:built|named|founded|famous|known|made|designed)$/.test(textOf(words, at - 1))) break;
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

// "A Korean enclave", "the block has turned Black", "mostly Irish families live here"
const typical: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind, protectedClass } = mention;
  if (kind === "sign" || isPast) return null;
  const severity = isTold(mention) ? "violation" : "caution";
  if (kind === "told" && protectedClass === "religion" && AROUND.has(textOf(words, from))) {
    return judged(mention, "typical", "caution", from, to);
  }
  if (
    kind === "area" &&
    (isTold(mention) || protectedClass === "sex" || words[to - 2]?.isPossessive)
  )
    return judged(mention, "typical", severity, from, to);
  const before = textOf(words, from - 1);
  const isMany =
    MAJORITY.has(before) ||
    (/^(?:of|by|with)$/.test(before) && MAJORITY.has(textOf(words, from - 2)));
  const isAround = (at: number) => AROUND.has(textOf(words, at));
  const hasArea = words.some((_, at) => isAround(at) && (at < from || at >= to));
  if (kind === "color") {
    const isArea = AREAS.has(textOf(words, to - 1));
    if (
      isArea &&
      /^(?:neigh|commun|enclave|suburb|subdiv|area|street|block|town|section)/.test(
        textOf(words, to - 1),
      )
    )
      return judged(mention, "typical", "violation", from, to);
    const isSaid =
      /^(?:is|are|all|mostly|turned|turning|stay|stayed|predominantly|still|be|profile|like|likes|go|goes|going)$/.test(
        before,
      );
    return hasArea && (isSaid || isMany) && !PAINTED.test(text)
      ? judged(mention, "typical", "violation", from, to)
      : null;
  }
  if (kind === "people" && CROWD.test(textOf(words, to - 1)) && isTold(mention))
    return judged(mention, "typical", severity, from, to);
  if (isMany && (hasArea || /^(?:neighbou?rs|residents|homeowners)$/.test(textOf(words, to - 1))))
    return judged(mention, "typical", severity, from - 1, to);
  if (!isTold(mention)) return null;
  const after = joined(words.slice(to, to + 6));
  if (LIVES.test(after))
    return judged(mention, "typical", "violation", from, Math.min(words.length, to + 2));
  const isSaidOf =
    AROUND.has(before) ||
    /^(?:is|are|all|mostly|turned|turning|stay|stayed|predominantly|still|always|been|become|becoming|kept|keep)$/.test(
      before,
    );
  if (hasArea && (isSaidOf || kind === "people"))
    return judged(mention, "typical", "violation", from, to);
  return null;
};
const PAINTED =
  /\b(?:paint\w*|wall|walls|cabinets?|trim|siding|fence|door|doors|tiles?|kitchen|counters?|brick|houses|homes|stucco|roofs?|shutters|box|birch|oak|maple|snow|blossoms?|flowers?)\b/;
const CROWD = /^(?:clientele|crowd|population|ownership|occupancy|tenantry|gentry|element)$/;
const LIVES =
  /^(?:(?:all|mostly|have|has|who|that|always|still|also|long|already) )*(?:live|lives|living|reside|dominate|dominates|make up|makes up|own|fill|settled|tak(?:e|en|ing) over|are taking over|mov(?:e|ed|ing) in|are moving in|are everywhere|are all over)\b/;

// "Must show a green card", "proof that you are married"
const asked: Rule = ({ words, text }, mention) => {
  const { from, to, kind } = mention;
  if (kind !== "sign" && kind !== "bare" && kind !== "told") return null;
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
  if (kind === "bare" && !/\b(?:must|proof|prove|required|should be|need to be)\b/.test(text))
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

// "Families pay a higher deposit", "wheelchairs by the back door only"
const differing: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind } = mention;
  if (isPast || kind === "area" || kind === "color" || kind === "bare" || mention.isOwn)
    return null;
  if (kind === "sign" && isOpened(text, mention)) return null;
  const isRuled =
    /\b(?:only|must|may|can|use|uses|using|enter|placed|assigned|confined|limited|steered|restricted|put|seated|separate|supervised|curfew)\b/.test(
      text,
    );
  const reach = isPeople(mention) ? 8 : 4;
  const at = words.findIndex(({ text: word }, index) => {
    const isElse = PRICES.has(word) || (isRuled && isPeople(mention) && PLACES.has(word));
    return isElse && (index < from || index >= to) && isTogether(words, index, mention, reach);
  });
  if (at < 0) return null;
  return judged(mention, "unwanted", "violation", Math.min(at, from), Math.max(at + 1, to));
};
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
const slurred: Rule = ({ words }, mention) => {
  const { from, to, kind } = mention;
  const said = joined(words.slice(from, to));
  return kind === "people" && SLUR.test(said)
    ? judged(mention, "unwanted", "violation", from, to)
    : null;
};
const SLUR =
  /\b(?:cripples?|gimps?|niggers?|darkies|darky|spics?|wetbacks?|beaners?|chinks?|gooks?|kikes?|ragheads?|towelheads?|redskins?|faggots?|trann(?:y|ies)|dykes?|lesbos?|retarded|mulatto(?:e?s)?|negro(?:e?s)?|coloreds?|half breeds?|chinam[ae]n|illegals|illegal (?:aliens?|immigrants?)|riff ?raff|lowlifes?|welfare queens?|crackheads?|(?:dark|black|brown|foreign) faces|you people|those people|wrong (?:element|crowd|sort|type)|(?:pale|dark|light|white|black|brown|fair) skinned (?:people|famil\w+|neighbors|buyers|tenants|folks?))\b/;

// "Ladies, this loft was made for you"
const addressed: Rule = ({ words, text }, mention) => {
  const { from, to, kind } = mention;
  const isCalled = from === 0 && kind === "people" && /^[,;]$/.test(textOf(words, to));
  if (!isCalled || !/\b(?:you|your|yours|this)\b/.test(text)) return null;
  return judged(mention, "suited", "caution", from, to);
};

// People, and no part of what something is called: "American Craftsman details".
function isWhole(words: readonly Word[], to: number): boolean {
  const next = textOf(words, to);
  const last = textOf(words, to - 1);
  return (
    (next === "" || FOLLOWERS.has(next) || /(?:ed|ing|ly)$/.test(next)) &&
    (isPerson(last) || /s$/.test(last) || /^the$/.test(textOf(words, to - 2)))
  );
}

// "Ideal tenant: employed, childless"
const PROFILE =
  /\b(?:ideal|perfect|target|typical|desired|right|model|best|dream|preferred) (?:tenants?|buyers?|renters?|residents?|applicants?|occupants?|owners?|neighbors?|person|household)\b|\b(?:tenant|buyer|renter|resident|occupancy) (?:profile|mix|base|selection|criteria|policy)\b/;
// People who take the home, or what they do to take it.
const TENANCY =
  /\b(?:tenants?|buyers?|renters?|applicants?|applications?|occupants?|lessees?|landlord|apply|screening|this (?:one|home|house|place|loft|unit|apartment|condo|spot|building) (?:is|was)|(?:sell|rent|lease|show) (?:it )?to|look elsewhere|live here|living here|move in|interview|say yes)\b/;

// "18+", "adults 40 and up"
const aged: Rule = ({ words, named }, mention) => {
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

// "Whoever lives on the dole may admire it", "market it to Cubans"
const singledOut: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind, protectedClass, isOwn } = mention;
  if (isOwn) return null;
  const dealt = DEALING.exec(text);
  if (dealt && isPeople(mention) && (isTold(mention) || protectedClass === "sex")) {
    const at = text.slice(0, dealt.index).split(" ").length - 1;
    if (at < from && !isPast) return judged(mention, "wanted", "violation", at, to);
  }
  if (isPast || isOpened(text, mention)) return null;
  if (PROFILE.test(text)) return judged(mention, "wanted", "violation", from, to);
  const isOfTenancy = TENANCY.test(text);
  if (kind === "sign" && isOfTenancy) return judged(mention, "asked", "caution", from, to);
  if (!isPeople(mention)) return null;
  const isHousehold = /^(?:familial status|age|sex)$/.test(protectedClass);
  if (isHousehold && !isOfTenancy) return null;
  if (kind === "told") return judged(mention, "unwanted", "violation", from, to);
  return isWhole(words, to) && words.length > to - from
    ? judged(mention, "typical", "caution", from, to)
    : null;
};

// The first that fits counts.
const RULES: readonly Rule[] = [
  refusedBefore,
  refusedAround,
  wanted,
  suited,
  asked,
  typical,
  differing,
  singledOut,
  slurred,
  aged,
  addressed,
];
