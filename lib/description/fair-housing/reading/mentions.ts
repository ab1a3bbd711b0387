import type { ProtectedClass } from "../rule.ts";
import { type Group, groupsOf, LONGEST_GROUP } from "./groups.ts";
import { AREAS, FOLLOWERS, MODIFIERS, PEOPLE, QUALIFIERS } from "./stances.ts";
import type { Word } from "./words.ts";

/** People of a protected group, as a clause names them: words from `from` up to `to`. */
export interface Mention {
  from: number;
  to: number;
  protectedClass: ProtectedClass;
  /** A trait or a color without people beside it: "Catholic", "white". */
  isBare: boolean;
  isColor: boolean;
  /** People with an adjective or a phrase of theirs: "Polish families", "anyone on welfare". */
  isPeople: boolean;
}

interface Found {
  group: Group;
  from: number;
  to: number;
}

// What stands between an adjective and its people: "young and single professional".
const MOST_BETWEEN = 4;
// Words from people to what they have: "someone who gets around in a wheelchair".
const LONGEST_QUALIFIER = 8;
const LEAST_AGE = 16;
const MOST_AGE = 99;
// Ages that communities may ask for by law.
const LAWFUL_AGES: ReadonlySet<number> = new Set([55, 62]);
const AGE_BOUNDS = new Set("over above past beyond under below".split(" "));
const AFTER_AGE =
  /^(?:only|please|and|or|preferred|need|are|will|is|who|to|the|in|who|community|,|plus|years?|may|living)$/;
// "A single-family home", "a single owner"
const NO_HOUSEHOLD = new Set(["family", "owner", "owners", "block", "street", "user", "users"]);

/** The groups that a clause names, in its order; a later one may hold an earlier one. */
export function mentionsIn(words: readonly Word[]): Mention[] {
  const found = groupsIn(words);
  const mentions = found.flatMap((each) => mentionOf(words, each, found));
  const people = words.flatMap((word, at) =>
    PEOPLE.has(word.text) && !word.isPossessive ? qualifiedPeople(words, at, found) : [],
  );
  return [...people, ...mentions, ...agesIn(words)];
}

function groupsIn(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST_GROUP, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length);
      const [group] = groupsOf(name.map(({ text }) => text).join(" "));
      if (!group) continue;
      found.push({ group, from: at, to: at + length });
      break;
    }
  }
  return found;
}

const endsMention = (words: readonly Word[], at: number) => {
  const next = words[at];
  if (words[at - 1]?.isPossessive) return false;
  return !next || FOLLOWERS.has(next.text) || /(?:.ing|ly)$/.test(next.text);
};

function mentionOf(
  words: readonly Word[],
  { group, from, to }: Found,
  all: readonly Found[],
): Mention[] {
  const { kind, protectedClass } = group;
  const isColor = kind === "color";
  const head = peopleAfter(words, to, all);
  const isHousehold = words[to - 1]?.text === "single" && NO_HOUSEHOLD.has(words[to]?.text ?? "");
  if (head > to && !isHousehold && !words[to - 1]?.isPossessive) {
    return [{ from, to: head, protectedClass, isBare: false, isColor: false, isPeople: true }];
  }
  if (isNominal(words, from) && endsMention(words, to)) {
    return [{ from, to, protectedClass, isBare: false, isColor: false, isPeople: true }];
  }
  const isBeforeArea = AREAS.has(words[to]?.text ?? "") || AREAS.has(words[to + 1]?.text ?? "");
  if (!endsMention(words, to) && !isBeforeArea) return [];
  const isBare = kind === "trait" || isColor || isBeforeArea;
  return [{ from, to, protectedClass, isBare, isColor, isPeople: false }];
}

// Adjectives that name people after "the": "the infirm".
const NOMINAL = new Set(
  `fit able infirm frail healthy disabled handicapped blind deaf lame crippled elderly aged childless
  married unmarried unemployed retired devout godly religious faithful pious foreign poor rich`.split(
    /\s+/,
  ),
);
const isNominal = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === "the" && NOMINAL.has(words[at]?.text ?? "");

// Where the people of an adjective end: "young, single |professionals|". The adjective's end if none.
function peopleAfter(words: readonly Word[], to: number, all: readonly Found[]): number {
  const isTrait = (at: number) => all.some((each) => each.from <= at && at < each.to);
  for (let at = to; at < Math.min(words.length, to + MOST_BETWEEN); at += 1) {
    const text = words[at]?.text ?? "";
    if (PEOPLE.has(text) && endsMention(words, at + 1)) return at + 1;
    if (!MODIFIERS.has(text) && !isTrait(at) && !PEOPLE.has(text)) return to;
  }
  return to;
}

// "Anyone with a walker", "families with more than two kids"
function qualifiedPeople(words: readonly Word[], at: number, all: readonly Found[]): Mention[] {
  if (!QUALIFIERS.has(words[at + 1]?.text ?? "")) return [];
  const group = all.find(
    ({ from, to }) => from > at + 1 && from <= at + LONGEST_QUALIFIER && endsMention(words, to),
  );
  if (!group || group.group.kind === "color") return [];
  const between = words.slice(at + 1, group.from);
  if (between.some(({ text }) => text === ",")) return [];
  const { protectedClass } = group.group;
  return [
    { from: at, to: group.to, protectedClass, isBare: false, isColor: false, isPeople: true },
  ];
}

// "Over 60", "40 and older", "18+"
function agesIn(words: readonly Word[]): Mention[] {
  return words.flatMap(({ text }, at): Mention[] => {
    const age = /^\d\d$/.test(text) ? Number(text) : 0;
    if (age < LEAST_AGE || age > MOST_AGE || LAWFUL_AGES.has(age)) return [];
    const before = words[at - 1]?.text ?? "";
    const next = words[at + 1]?.text ?? "";
    const isBound = AGE_BOUNDS.has(before) && (next === "" || AFTER_AGE.test(next));
    const isOpen =
      /^(?:and|or)$/.test(next) &&
      /^(?:over|older|up|above|under|younger|better)$/.test(words[at + 2]?.text ?? "");
    const isPlus =
      next === "plus" &&
      /^(?:|only|to|community|living|please|crowd|building|,|and|residents|tenants|people|preferred|wanted)$/.test(
        words[at + 2]?.text ?? "",
      );
    if (!isBound && !isOpen && !isPlus) return [];
    const from = isBound ? at - 1 : at;
    const to = isOpen ? at + 3 : at + (isPlus ? 2 : 1);
    return [{ from, to, protectedClass: "age", isBare: true, isColor: false, isPeople: true }];
  });
}
