import { isoOf } from "#lib/days.ts";
import type { Garage, HouseStyle, OptionalFacts } from "#lib/fields/optional-facts.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { clamp } from "#lib/math.ts";
import { drawNormal, drawOption, type Random, roundTo } from "./random.ts";

interface Home {
  propertyType: PropertyType;
  livingArea: number;
  yearBuilt: number;
  yearRemodeled: number | null;
}

interface Era<T extends string> {
  /** The last year that these homes were built. */
  until: number;
  percentages: Partial<Record<T, number>>;
}

const GARAGES: readonly Era<Garage>[] = [
  { until: 1959, percentages: { none: 20, carport: 5, detached: 50, attached: 25 } },
  { until: Infinity, percentages: { none: 8, carport: 5, detached: 12, attached: 75 } },
];
const STYLES: readonly Era<HouseStyle>[] = [
  { until: 1945, percentages: { one_and_a_half_stories: 40, two_stories: 30, historic: 30 } },
  {
    until: 1979,
    percentages: { one_story: 50, split_level: 20, one_and_a_half_stories: 15, two_stories: 15 },
  },
  { until: Infinity, percentages: { one_story: 30, two_stories: 55, contemporary: 15 } },
];

const drawOfEra = <T extends string>(random: Random, eras: readonly Era<T>[], year: number): T =>
  drawOption(random, eras.find(({ until }) => year <= until)?.percentages);

const drawStep = (random: Random, mean: number) =>
  clamp(Math.round(mean + 0.8 * drawNormal(random)), 1, 5);

/** Draws the facts that not all records of sales have. The order must not change, or the prices do. */
export function drawOptionalFacts(home: Home, random: Random) {
  const age = clamp(2020 - home.yearBuilt, 0, 60);
  const condition = drawStep(random, 3.4 - age / 120 + (home.yearRemodeled === null ? 0 : 0.6));
  const quality = drawStep(random, 3 + Math.log(home.livingArea / 1700));
  const garage = drawOfEra(random, GARAGES, home.yearBuilt);
  const style = drawOfEra(random, STYLES, home.yearBuilt);
  return {
    condition,
    quality,
    garage,
    style: home.propertyType === "single_family" ? style : null,
  } satisfies OptionalFacts;
}

const GARAGE_VALUES: Record<Garage, number> = {
  none: -0.03,
  carport: -0.02,
  detached: 0,
  attached: 0.02,
};
const STYLE_VALUES: Partial<Record<HouseStyle, number>> = {
  split_level: -0.02,
  contemporary: 0.02,
  historic: 0.02,
};

/** Returns how much these facts add to a price, in ln dollars. */
export const logValueOfFacts = (facts: ReturnType<typeof drawOptionalFacts>): number =>
  0.05 * (facts.condition - 3) +
  0.05 * (facts.quality - 3) +
  GARAGE_VALUES[facts.garage] +
  (facts.style === null ? 0 : (STYLE_VALUES[facts.style] ?? 0));

const toListPrice = (price: number) => roundTo(price, 1000) - 100;

/**
 * Draws how a home was listed. Homes listed for more than buyers pay take longer and get a price cut.
 * @param soldDay the day number of the closing
 */
export function drawListing(price: number, soldDay: number, random: Random) {
  // The first list price above the usual one for the later sale price, in ln dollars.
  const excess = 0.03 * drawNormal(random);
  const usualDays = 20 * Math.exp(0.65 * drawNormal(random));
  const daysToClosing = 28 + Math.floor(25 * random());
  const daysOnMarket = Math.round(clamp(usualDays * Math.exp(12 * excess), 1, 150));
  const originalListPrice = toListPrice(price * Math.exp(0.01 + excess));
  const isLowered = daysOnMarket > 21 && excess > 0.01;
  return {
    listedOn: isoOf(soldDay - daysToClosing - daysOnMarket),
    daysOnMarket,
    listPrice: isLowered ? toListPrice(price * Math.exp(0.01 + excess / 4)) : originalListPrice,
    originalListPrice,
  };
}
