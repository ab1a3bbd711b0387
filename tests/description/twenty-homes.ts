import type { DescribedProperty } from "#lib/description/facts.ts";
import { randomProperty } from "./random-property.ts";
import { sampleHome } from "./sample-homes.ts";
import { UNSEEN_HOMES } from "./unseen/homes.ts";

const SEEDS = Array.from({ length: 11 }, (_, index) => index + 1);

/** Homes whose texts are read by eye: those made up by hand, and random ones. */
export const TWENTY_HOMES: readonly (readonly [name: string, property: DescribedProperty])[] = [
  ...(["craftsman", "condo", "desert", "land", "flats"] as const).map(
    (name) => [name, sampleHome(name)] as const,
  ),
  ...Object.entries(UNSEEN_HOMES).map(
    ([name, home]) => [name, structuredClone(home) as unknown as DescribedProperty] as const,
  ),
  ...SEEDS.map((seed) => [`random ${seed}`, randomProperty(seed)] as const),
];
