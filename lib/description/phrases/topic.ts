import { capitalize, join, type Phrase, verb } from "#lib/description/grammar.ts";
import type { Purpose } from "#lib/description/purposes.ts";
import type { Word } from "#lib/description/vocabulary.ts";
import type { Tone } from "#lib/schemas/description.ts";

/** Ways to say one thing: each a clause without its full stop, or two sentences. */
export type Slot = readonly string[];

/** Something the text speaks of, said with growing detail; every level holds the same facts. */
export interface Topic {
  name: string;
  part: "lead" | "inside" | "outside" | "systems" | "close";
  levels: readonly (readonly Slot[])[];
}

/** A way to say something about `X`; null where it does not fit. */
type Way<X> = (about: X) => string | null;

/** Ways to say something about `X`: those of one tone, and those that suit any. */
export type Ways<X> = Readonly<Partial<Record<Tone | "any", readonly Way<X>[]>>>;

/** The ways that fit, in this tone. */
export function say<X>(ways: Ways<X>, about: X, tone: Tone): string[] {
  return [...(ways[tone] ?? []), ...(ways.any ?? [])].flatMap((way) => way(about) ?? []);
}

/** A thing that a list may hold, with what it is for. */
export interface Item extends Word {
  purpose?: Purpose;
}

/** Things that belong together, and the ways to speak of them alone. */
export interface Group {
  items: readonly Item[];
  own?: Ways<Listed>;
}

/** A list of things as a template takes it. */
export interface Listed extends Phrase {
  noun: string;
}

/** A clause about two things that belong together, by their words. */
export type Pairs = readonly (readonly [one: string, other: string, told: Ways<null>])[];

function chunk<T>(items: readonly T[], max: number): T[][] {
  const number = Math.ceil(items.length / max);
  return Array.from({ length: number }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / number),
      Math.round(((index + 1) * items.length) / number),
    ),
  );
}

/** Groups into sentences of at most `max` things; a group of fewer than `min` joins another. */
function pack(groups: readonly Group[], max: number, min: number): Required<Group>[] {
  const packs: Required<Group>[] = [];
  for (const { items, own = {} } of groups) {
    for (const part of chunk(items, max)) {
      const last = packs.at(-1);
      const small = last && Math.min(last.items.length, part.length) < min;
      if (last && small && last.items.length + part.length <= max) {
        packs[packs.length - 1] = { items: [...last.items, ...part], own: {} };
      } else packs.push({ items: part, own });
    }
  }
  return packs;
}

/** A list as one phrase; with `purposes`, each thing that has one says what it is for. */
function phraseOf(items: readonly Item[], purposes: boolean): Phrase {
  // A purpose closes the list, where it can't be taken to belong to the next thing too.
  const told = purposes
    ? [...items].sort(
        (a, b) => Number(Boolean(a.purpose?.after)) - Number(Boolean(b.purpose?.after)),
      )
    : items;
  return join(
    told.map(({ text, plural = false, purpose }) => ({
      text: purposes && purpose?.after ? `${text} ${purpose.after}` : text,
      plural,
    })),
  );
}

/** The clauses that tell of one thing by itself. */
function clausesOf({ text, plural = false, purpose }: Item, tone: Tone): readonly string[] {
  return purpose?.told[tone] ?? [`there ${plural ? "are" : "is"} ${text}`];
}

/** Characters up to which two clauses make one sentence. */
const LONGEST: Record<Tone, number> = { plain: 115, warm: 130, polished: 145 };

/** Two clauses as one sentence, or as two where that would be long. */
export function joined(one: string, other: string, tone: Tone): string {
  const long = one.length + other.length > LONGEST[tone];
  return long ? `${one}. ${capitalize(other)}` : `${one}, and ${other}`;
}

type Pair = readonly [one: Item, other?: Item];

const told = (pairs: Pairs, one?: Item, other?: Item) =>
  pairs.find(([first, second]) => first === one?.text && second === other?.text)?.[2];

/** Things by twos, those that belong together first of all; a thing may be left alone. */
export function byTwos(items: readonly Item[], pairs: Pairs): Pair[] {
  const twos: Pair[] = [];
  for (let at = 0; at < items.length;) {
    const [one, other, next] = items.slice(at, at + 3);
    if (!one) break;
    const alone = !told(pairs, one, other) && told(pairs, other, next) !== undefined;
    twos.push(other && !alone ? [one, other] : [one]);
    at += other && !alone ? 2 : 1;
  }
  return twos;
}

/** The ways to tell of one thing or two with all that they are for. */
export function tell([one, other]: Pair, tone: Tone, pairs: Pairs): readonly string[] {
  if (!other) return clausesOf(one, tone);
  const together = told(pairs, one, other);
  const [ones, others] = [clausesOf(one, tone), clausesOf(other, tone)];
  const apart = ones.flatMap((first, at) =>
    others.map((second, to) =>
      (at + to) % 2 ? joined(second, first, tone) : joined(first, second, tone),
    ),
  );
  return [...(together ? say(together, null, tone) : []), ...apart];
}

/** Words that say already on which side of the door a thing is. */
const OUT_OR_IN = /\b(?:out|in)(?:side|doors?)\b|open air|the open\b|out of doors|step out/;

/**
 * A topic that is a list of things. First all in as few sentences as read well, then a sentence
 * to each group, then with what the things are for, then a clause to each thing.
 *
 * @param lines ways to open the list (`first`) and to go on with it (`next`)
 * @param context `threshold` leads the reader in or out where the topic opens a paragraph
 */
export function listTopic(
  topic: Pick<Topic, "name" | "part">,
  groups: readonly Group[],
  lines: { first: Ways<Listed>; next: Ways<Listed> },
  context: { noun: string; tone: Tone; threshold?: string; pairs?: Pairs },
): Topic | null {
  const { noun, tone, threshold, pairs = [] } = context;
  if (groups.every(({ items }) => items.length === 0)) return null;
  const listed = (max: number, min: number, purposes: boolean) =>
    pack(groups, max, min).map(({ items, own }, index) => {
      const [only, ...others] = items;
      // A list of one is no list.
      if (only?.purpose && others.length === 0) return clausesOf(only, tone);
      const about = { ...phraseOf(items, purposes), noun };
      return [...say(own, about, tone), ...say(index ? lines.next : lines.first, about, tone)];
    });
  const clauses = byTwos(
    groups.flatMap(({ items }) => items),
    pairs,
  ).map((pair, index) => {
    const ways = tell(pair, tone, pairs);
    if (index > 0 || !threshold) return ways;
    return ways.flatMap((way) => (OUT_OR_IN.test(way) ? [way] : [way, `${threshold}, ${way}`]));
  });
  const levels = [listed(6, 7, false), listed(4, 2, false), listed(4, 2, true), clauses];
  return { ...topic, levels };
}

/** Characters of a list that may stand before its verb. */
const LONGEST_SUBJECT = 62;

/** The list as the subject of `rest`; null where it is too long to wait for the verb. */
export function led(listed: Phrase, rest: string): string | null {
  return listed.text.length > LONGEST_SUBJECT ? null : `${capitalize(listed.text)} ${rest}`;
}

/** "is" or "are", as the list asks. */
export const are = (listed: Phrase) => verb(listed, "is", "are");
