import words from "#lib/description/words/people-roles.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import type { ProtectedClass } from "../rule.ts";
import { agesIn, familiesIn } from "./ages-and-families.ts";
import { isPerson, longestTermFrom, termOf } from "./lexicon.ts";
import {
  DREAM,
  type Found,
  HOMES,
  type Mention,
  placeOf,
  sentencesIn,
  textOf,
  type Word,
} from "./sentence.ts";
import { SIGN_PATTERNS } from "./patterns.ts";
import { AREAS, FOLLOWERS, JOINS, MODIFIERS, PRICES, THINGS, WHOEVER } from "./vocabulary.ts";
import type { Token } from "#lib/text/tokens.ts";
import { joined } from "./scene.ts";

// What stands between an adjective and its people: "young and single professional".
const MAX_BETWEEN = 4;
// Words from somebody to what they have: "someone who gets around in a wheelchair".
const LONGEST_QUALIFIER = 9;
const OWNERS = /^(?:my|our|sellers?|owners?)$/;
// Adjectives that are said of things as well, and name people only beside them.
const WEAK: ReadonlySet<string> = new Set(wordsOf(words.weakTraits));
const STREETS =
  /^(?:street|lane|road|village|town|block|building|district|parish|quarter|settlement)$/;
const OF_A_COUNTRY = /^(?:from|of|in|to)$/;
/** The groups that a sentence names, in its order; somebody told by a sign holds that sign. */
export function mentionsIn(words: readonly Word[], text: string): Mention[] {
  const found = [...termsIn(words), ...familiesIn(words)];
  const named = found.flatMap((each) => mentionOf(words, each, found) ?? []);
  return [...named, ...patternsIn(words, text), ...agesIn(words)].flatMap((mention) => [
    mention,
    ...toldBy(words, mention),
  ]);
}

function patternsIn(words: readonly Word[], text: string): Mention[] {
  // Most patterns are not there, and to search is much less work than to match.
  const present = SIGN_PATTERNS.filter(([, pattern]) => text.search(pattern) >= 0);
  return present.flatMap(([protectedClass, pattern]) =>
    Array.from(text.matchAll(pattern), (match): Mention => {
      const from = placeOf(text, match.index);
      const to = from + match[0].split(" ").length;
      return { from, to, protectedClass, kind: "sign", isOwn: isOfOwner(words, from) };
    }).filter(
      ({ from, to }) =>
        !isOfUs(words, from) &&
        !isSpared(words, from) &&
        !THINGS.has(textOf(words, to)) &&
        !words[to - 1]?.isPossessive,
    ),
  );
}

function termsIn(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const longest = longestTermFrom(textOf(words, at));
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length);
      const term = termOf(name.map(({ text }) => text).join(" "));
      if (!term || name.slice(0, -1).some(({ isPossessive }) => isPossessive && length === 1))
        continue;
      found.push({ term, from: at, to: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
}

// What people have done, or a thing was: "a carpenter built", "Amish built".
const DONE = /^(?:built|made|born|cut|designed)$/;

// "Because we go to church": the seller's own.
const isOfUs = (words: readonly Word[], from: number) => /^(?:we|i)$/.test(textOf(words, from - 1));

const SPARED =
  /(?:^|[,;] )(?:you|residents|owners) (?:(?:will|would|do|need|are|have) )?(?:not|never)(?: (?:ever|even|once|be|have to|need to|going to|required to))*$/;

// "You won't climb any stairs": the home is without them, and nobody is kept out.
const isSpared = (words: readonly Word[], from: number) =>
  SPARED.test(
    words
      .slice(0, from)
      .map(({ text }) => text)
      .join(" "),
  );

function mentionOf(
  words: readonly Word[],
  { term, from, to }: Found,
  all: readonly Found[],
): Mention | null {
  const { kind, protectedClass } = term;
  const next = textOf(words, to);
  const last = words[to - 1];
  // "The kids' coats", but "a straight couples' building"
  if (last?.isPossessive && next) {
    if (DREAM.test(next) && kind !== "sign")
      return { from, to, protectedClass, isOwn: false, kind: "people" };
    const isPlace = /^(?:building|community|neighborhood|complex|street|block|enclave)$/.test(next);
    return isPlace && kind !== "sign" && kind !== "color"
      ? { from, to: to + 1, protectedClass, isOwn: false, kind: "area" }
      : null;
  }
  const mention = { from, to, protectedClass, isOwn: isOfOwner(words, from) };
  // "At least one must be 55 or older"
  if (protectedClass === "age" && /^(?:55|62)$/.test(textOf(words, from - 2))) return null;
  // "A couple of", "a handicap of 12"
  if (next === "of" && /^(?:couple|handicap)$/.test(last?.text ?? "")) return null;
  if (kind === "country") return fromCountry(words, mention);
  // "Speaks English", "a Baptist church"
  if ((kind === "trait" || kind === "member") && CONGREGATION.test(next))
    return { ...mention, to: to + 1, kind: "sign" };
  const isOfPeople =
    isPerson(next) && !THINGS.has(textOf(words, to + 1)) && !words[to]?.isPossessive;
  const end = kind === "sign" ? to + Number(isOfPeople) : peopleAfter(words, to, all);
  // "Its old character", but "of Irish blood"
  const isAbstract = ABSTRACT.test(textOf(words, end - 1)) && !OF_DESCENT.has(protectedClass);
  // "A single owner"
  const isOne = last?.text === "single" && /^(?:owners?|users?)$/.test(next);
  const head = isAbstract || isOne ? to : end;
  if (head > to) return { ...mention, to: head, kind: "people" };
  // "Not a kid house", "gay friendly"
  const isNoun = kind === "member" || kind === "people";
  if (isNoun && HOMES.test(next)) return { ...mention, to: to + 1, kind: "area" };
  if (next === "friendly" && kind !== "sign" && protectedClass !== "disability") {
    return { ...mention, to: to + 1, kind: "people" };
  }
  if (THINGS.has(next) || isOfAName(words, from, to)) return null;
  // "Christian Street", but "a Korean Neighborhood"
  if (last?.isCapital && words[to]?.isCapital && STREETS.test(next)) return null;
  if (AREAS.has(next) && kind !== "sign" && kind !== "people") {
    const ends = FOLLOWERS.has(textOf(words, to + 1)) || to + 1 >= words.length;
    return ends ? { ...mention, to: to + 1, kind: kind === "color" ? "color" : "area" } : null;
  }
  const isVerb = /(?:ing|ly|ed)$/.test(next) && (kind === "member" || kind === "people");
  const stands = !next || FOLLOWERS.has(next) || PRICES.has(next) || isVerb;
  const isAdjective = textOf(words, from) === "the" && !/s$/.test(last?.text ?? "");
  if (kind === "people" && (stands || !isAdjective)) return { ...mention, kind: "people" };
  const isThing =
    to === from + 1 &&
    (/^(?:disability|familial status|criminal record|military status)$/.test(protectedClass) ||
      /^accents?$/.test(last?.text ?? ""));
  if (kind === "sign") {
    return isOfUs(words, from) ||
      (protectedClass === "disability" && isSpared(words, from)) ||
      (isThing && !stands)
      ? null
      : { ...mention, kind: "sign" };
  }
  if (!stands) return null;
  if (kind === "color") return { ...mention, kind: "color" };
  const isNominal = /^(?:an?|the|any|every|each|no|or|nor|,|for|to|some|another)$/.test(
    textOf(words, from - 1),
  );
  const isWeak = WEAK.has(
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
  );
  if (isWeak) {
    const isOfThings = /^(?:age|familial status)$/.test(protectedClass);
    const isSaid = /^(?:be|being|are|remain|strictly)$/.test(textOf(words, from - 1));
    return isOfThings && !isSaid ? null : { ...mention, kind: "weak" };
  }
  if (kind === "member") return { ...mention, kind: "people" };
  return { ...mention, kind: isNominal || from === 0 ? "people" : "bare" };
}

const ABSTRACT =
  /^(?:names?|surnames?|skin|appearance|looks|values|lifestyles?|characters?|accents?|blood|stock|extraction|persuasion|faith|religion|creed|races?|origins?|backgrounds?|nationality|descent|lineage|hearts|hands|eyes|faces|elements?|kin|company|set|party|groups?|type|ones?)$/;
const OF_DESCENT = new Set<ProtectedClass>(["race or color", "religion", "national origin"]);
const CONGREGATION =
  /^(?:church|churches|congregation|temple|parish|faith|religion|tradition|fellowship|mosque|synagogue|shrines?|beliefs?|values)$/;

function isOfOwner(words: readonly Word[], from: number): boolean {
  // "The seller is a retired teacher"
  const being = words
    .slice(0, from)
    .findLastIndex(({ text }) => /^(?:is|are|was|were)$/.test(text));
  if (
    /^(?:seller|sellers|owner|owners)$/.test(textOf(words, being - 1)) &&
    words.slice(being + 1, from).every(({ text }) => MODIFIERS.has(text))
  ) {
    return true;
  }
  return words
    .slice(Math.max(0, from - 3), from)
    .some(
      ({ text, isPossessive }) =>
        OWNERS.test(text) && (isPossessive || !/^(?:seller|owner)/.test(text)),
    );
}

const FROM_THERE =
  /^(?:come|comes|came|coming|hail|hails|originally|arrived|arriving|not|only|directly|straight|fresh|moved|emigrated|are|is|be|them|they|you)$/;

// "A family from Haiti", "sons of Mexico", "not from India"
function fromCountry(words: readonly Word[], mention: Omit<Mention, "kind">): Mention | null {
  const { from, to } = mention;
  // "No India people"
  if (isPerson(textOf(words, to)) && !THINGS.has(textOf(words, to + 1))) {
    return { ...mention, to: to + 1, kind: "people" };
  }
  if (!OF_A_COUNTRY.test(textOf(words, from - 1))) return null;
  if (THINGS.has(textOf(words, to)) || isOfAName(words, from, to)) return null;
  const before = textOf(words, from - 2);
  const isOfPeople = isPerson(before) || /^(?:born|one)$/.test(before);
  if (isOfPeople) return { ...mention, from: from - 2, kind: "people" };
  return FROM_THERE.test(before) ? { ...mention, kind: "sign" } : null;
}

// Where the people of an adjective end: "young, single |professionals|". The adjective's end if none.
function peopleAfter(words: readonly Word[], to: number, all: readonly Found[]): number {
  for (let at = to; at < Math.min(words.length, to + MAX_BETWEEN); at += 1) {
    const text = textOf(words, at);
    const next = textOf(words, at + 1);
    const isNamed = all.some(
      ({ from, to: end, term }) => from <= at && at < end && term.kind === "people",
    );
    const isHead =
      (isPerson(text) || isNamed) &&
      !THINGS.has(text) &&
      (!THINGS.has(next) || DONE.test(next)) &&
      !(words[at]?.isPossessive && next);
    if (isHead && !(text === "family" && next && !FOLLOWERS.has(next))) return at + 1;
    const isTrait = all.some(
      (each) => each.from <= at && at < each.to && each.term.kind !== "sign",
    );
    if (!MODIFIERS.has(text) && !isTrait) return to;
  }
  return to;
}

// "Dutch Harbor", "Korean War": a capital that no people wear, before another.
function isOfAName(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to];
  return Boolean(
    words[to - 1]?.isCapital &&
    next?.isCapital &&
    next.text !== "i" &&
    !AREAS.has(next.text) &&
    !termOf(next.text) &&
    from >= 0 &&
    !FOLLOWERS.has(next.text),
  );
}

// "Anyone with a walker", "if you were born abroad": the sign with who has it.
function toldBy(words: readonly Word[], mention: Mention): Mention[] {
  if (mention.kind === "color" || mention.kind === "area") return [];
  for (let at = mention.from - 1; at >= Math.max(0, mention.from - LONGEST_QUALIFIER); at -= 1) {
    const text = textOf(words, at);
    if (text === ";") return [];
    const isIf =
      /^(?:you|he|she|they)$/.test(text) &&
      /^(?:if|when|unless|do|are|have|should|can|need)$/.test(textOf(words, at - 1));
    const isWhoever =
      WHOEVER.has(text) &&
      (/^(?:whoever|who)$/.test(text) ||
        JOINS.has(textOf(words, at + 1)) ||
        at + 1 === mention.from);
    if (isIf || isWhoever) {
      const from = isIf ? at - 1 : at;
      return [{ ...mention, from, kind: "told" }];
    }
  }
  return [];
}

/** A sentence with the groups that it names. */
export interface PeopleSentence {
  words: readonly Word[];
  /** Its words with single spaces between. */
  text: string;
  mentions: readonly Mention[];
}

/** The sentences of a text, read for whom they speak of. */
export const peopleSentences = (text: string, tokens: readonly Token[]): PeopleSentence[] =>
  sentencesIn(text, tokens).map((words) => {
    const sentence = joined(words);
    return { words, text: sentence, mentions: mentionsIn(words, sentence) };
  });
