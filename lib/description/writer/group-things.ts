import type { Item } from "./items.ts";
import type { Place } from "./material.ts";
import { type Draw, shuffled } from "./random.ts";

/**
 * Things of the same place, two or three to a group, in the order of the places. A single one joins
 * those of the next place, or of the last.
 *
 * @param most the things of a group, 2 or 3
 */
export function groupThings(
  items: readonly Item[],
  places: readonly Place[],
  { draw, most }: { draw: Draw; most: number },
): Item[][] {
  const groups: Item[][] = [];
  let single: Item[] = [];
  for (const place of places) {
    const things = [
      ...single,
      ...shuffled(
        items.filter((item) => item.place === place),
        draw,
      ),
    ];
    single = things.length === 1 ? things : [];
    if (things.length > 1) groups.push(...inGroups(things, { draw, most }));
  }
  if (single.length === 0) return groups;
  const last = groups.at(-1);
  if (last && last.length < 3) last.push(...single);
  else groups.push(single);
  return groups;
}

function inGroups(things: readonly Item[], { draw, most }: { draw: Draw; most: number }): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < things.length;) {
    const left = things.length - at;
    // None is left alone.
    const size = left <= 3 ? left : left === 4 ? 2 : 2 + draw(most - 1);
    groups.push(things.slice(at, at + size));
    at += size;
  }
  return groups;
}
