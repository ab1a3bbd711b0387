import { join, type Phrase } from "#lib/description/grammar.ts";
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

/** A way to say something about `X`; null where it does not fit. With a tone: only in that tone. */
export type Line<X> = ((about: X) => string | null) | readonly [Tone, (about: X) => string | null];

/** The ways that fit, in this tone. */
export function say<X>(lines: readonly Line<X>[], about: X, tone: Tone): string[] {
  return lines.flatMap((line) => {
    if (typeof line === "function") return line(about) ?? [];
    return line[0] === tone ? (line[1](about) ?? []) : [];
  });
}

/** Things that belong together, and the ways to speak of them alone. */
export interface Group {
  items: readonly Word[];
  own?: readonly Line<Listed>[];
}

/** A list of things as a template takes it. */
export interface Listed extends Phrase {
  noun: string;
}

interface Pack {
  items: readonly Word[];
  own: readonly Line<Listed>[];
}

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
function pack(groups: readonly Group[], max: number, min: number): Pack[] {
  const packs: Pack[] = [];
  for (const { items, own = [] } of groups) {
    for (const part of chunk(items, max)) {
      const last = packs.at(-1);
      const small = last && Math.min(last.items.length, part.length) < min;
      if (last && small && last.items.length + part.length <= max) {
        packs[packs.length - 1] = { items: [...last.items, ...part], own: [] };
      } else packs.push({ items: part, own });
    }
  }
  return packs;
}

/**
 * A topic that is a list of things. First all in as few sentences as read well, then a sentence
 * to each group, then with what the things are for.
 *
 * @param lines ways to open the list (`first`) and to go on with it (`next`)
 * @param context `most` is the last of the levels 0 to 3 where a list bears no more
 */
export function listTopic(
  topic: Pick<Topic, "name" | "part">,
  groups: readonly Group[],
  lines: { first: readonly Line<Listed>[]; next: readonly Line<Listed>[] },
  context: { noun: string; tone: Tone; most?: number },
): Topic | null {
  if (groups.every(({ items }) => items.length === 0)) return null;
  const level = (max: number, min: number, purposes: boolean) =>
    pack(groups, max, min).map(({ items, own }, index) => {
      // A purpose closes the list, where it can't be taken to belong to the next thing too.
      const told = purposes
        ? [...items].sort((a, b) => Number(Boolean(a.purpose)) - Number(Boolean(b.purpose)))
        : items;
      const phrases = told.map(({ text, plural = false, purpose }) => ({
        text: purposes && purpose ? `${text} ${purpose}` : text,
        plural,
      }));
      const listed = { ...join(phrases), noun: context.noun };
      return say([...own, ...(index === 0 ? lines.first : lines.next)], listed, context.tone);
    });
  const levels = [level(6, 7, false), level(4, 2, false), level(4, 2, true), level(2, 1, true)];
  return { ...topic, levels: levels.slice(0, (context.most ?? 3) + 1) };
}
