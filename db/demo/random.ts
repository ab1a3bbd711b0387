import { drawFrom } from "#lib/random.ts";

/** Returns numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  const draw = drawFrom(seed);
  return () => draw(2 ** 32) / 2 ** 32;
}

/** Draws a standard normal number (Box-Muller). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Draws one of the options by their percentages, which add up to 100. */
export function drawOption<T extends string>(
  random: Random,
  percentages: Readonly<Partial<Record<T, number>>> | undefined,
): T {
  let left = 100 * random();
  for (const [option, percentage] of Object.entries(percentages ?? {}) as [T, number][]) {
    left -= percentage;
    if (left < 0) return option;
  }
  throw new Error("The percentages don't add up to 100");
}

export const roundTo = (value: number, unit: number): number => Math.round(value / unit) * unit;
