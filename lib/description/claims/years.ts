import type { Home } from "#lib/description/home.ts";

/** Words about building, or (the second group) about remodeling. */
export const BUILT =
  /(built|builds?|bones|dates?|construct\w*|circa|vintage|went up)|(re(?:model|novat|stor|hab|built|done)\w*|updat\w*|addition)/gi;

/** The years that the clause before may be about: of building, of remodeling, or either. */
export function yearsMeant(before: string, home: Home, after = ""): number[] {
  const parts = before.split(/,| and /);
  const own = parts.pop() ?? "";
  const earlier = parts.at(-1) ?? "";
  // "2016 remodel" says it after the year; what stands by another year is about that one.
  const verb =
    [...own.matchAll(BUILT)].at(-1) ??
    [...(/^(?:[ -]\w+){1,2}/.exec(after)?.[0] ?? "").matchAll(BUILT)][0] ??
    (/\d\d/.test(earlier) ? undefined : [...earlier.matchAll(BUILT)].at(-1));
  if (verb?.[2]) return [home.remodeled];
  return verb?.[1] ? [home.built] : [home.built, home.remodeled];
}

/** The years of a decade that are early, in its middle, and late. */
export const PART_OF_DECADE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [0, 4],
  mid: [3, 7],
  late: [6, 9],
};
/** The first year of a year's decade. */
export const decade = (year: number) => Math.floor(year / 10) * 10;
