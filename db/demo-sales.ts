import { database, type Executor } from "#db/client.ts";
import type { PropertyType } from "#lib/schemas/property.ts";
import { dayOf, isoOf } from "#lib/valuation/days.ts";
import { analyzeSales, type NewSale, newestSaleOf, saveSales } from "./queries/sales.ts";
import { refitMarket } from "./queries/valuation-fit.ts";

/** Name of the market, and of the source, that all demonstration sales belong to. */
export const DEMO_MARKET = "Demonstration";
export const DEMO_SOURCE = "demo";
const CITY = "Madison";
const STATE = "WI";

/** The home of the README's tour: it stands on a street with demonstration sales. */
export const DEMO_ADDRESS = {
  propertyType: "single_family",
  addressLine1: "1418 Juniper St",
  city: CITY,
  state: STATE,
  zipCode: "53704",
} as const;

/**
 * The made-up neighborhoods. The first shows a valuation by street and by zip, the second by
 * distance (its homes have coordinates), the third has too few sales, so that its city answers;
 * any other city of the state is answered for by the state.
 */
const NEIGHBORHOODS: readonly {
  zipCode: string;
  count: number;
  level: number;
  meanYear: number;
  corner: readonly [number, number] | null;
  streets: readonly string[];
}[] = [
  {
    zipCode: "53704",
    count: 220,
    level: 12.86,
    meanYear: 1958,
    corner: null,
    streets: ["Juniper St", "Lantern Ave", "Copper Kettle Ln", "Harvest Moon Rd", "Wren Ct"],
  },
  {
    zipCode: "53711",
    count: 170,
    level: 12.97,
    meanYear: 1976,
    corner: [43.03, -89.45],
    streets: ["Quiet Pond Dr", "Thimbleberry Way", "Old Orchard Rd", "Larkspur Ln"],
  },
  {
    zipCode: "53713",
    count: 12,
    level: 12.74,
    meanYear: 1968,
    corner: null,
    streets: ["Marigold Ter", "Windmill Ct"],
  },
];

const SEED = 20_240_607;
const NOISE = 0.085;
const GROWTH_PER_YEAR = 0.045;
const OLDEST_DAYS = 715;
/** How old the newest demonstration sale may grow before all of them are dated anew. */
const REFRESH_AFTER_DAYS = 30;

/** A small seeded generator of numbers from 0 to 1 (mulberry32), so that every seeding writes the same homes. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A standard normal number (Box and Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const hold = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const roundTo = (value: number, unit: number) => Math.round(value / unit) * unit;

function chooseType(draw: number): PropertyType {
  if (draw < 0.86) return "single_family";
  return draw < 0.95 ? "condominium" : "multi_family";
}

function buildSale(
  neighborhood: (typeof NEIGHBORHOODS)[number],
  index: number,
  today: number,
  random: () => number,
): NewSale {
  const type = chooseType(random());
  const isCondo = type === "condominium";
  const livingArea = roundTo(
    hold(Math.exp((isCondo ? 7.0 : 7.45) + 0.3 * normal(random)), 620, 4600),
    10,
  );
  const yearBuilt = Math.round(hold(neighborhood.meanYear + 18 * normal(random), 1905, 2023));
  const lotSize = isCondo
    ? null
    : roundTo(hold(Math.exp(8.9 + 0.35 * normal(random)), 2800, 32_000), 50);
  const basementArea =
    isCondo || random() < 0.45 ? 0 : roundTo(livingArea * (0.15 + 0.2 * random()), 10);
  const bedrooms = Math.round(hold(livingArea / 580 + 0.5 * normal(random), 1, 6));
  const bathrooms = hold(roundTo(livingArea / 900 + 0.35 * normal(random), 0.5), 1, 4.5);
  const yearRemodeled =
    random() < 0.16 ? Math.round(hold(2000 + 23 * random(), yearBuilt, 2023)) : null;
  const daysAgo = 1 + Math.floor(((index + random()) / neighborhood.count) * OLDEST_DAYS);
  const street = Math.floor(random() * neighborhood.streets.length);
  const houseNumber = 1200 + 2 * Math.floor(random() * 180);
  const value =
    neighborhood.level +
    0.68 * Math.log(livingArea / 1700) +
    (lotSize === null ? 0 : 0.09 * Math.log(lotSize / 7500)) +
    0.035 * (bathrooms - 2) +
    0.012 * (bedrooms - 3) -
    0.0022 * Math.max(0, 2020 - yearBuilt) +
    (yearRemodeled === null ? 0 : 0.06) +
    (isCondo ? -0.16 : 0) +
    (type === "multi_family" ? 0.05 : 0) +
    0.02 * (street - 1.5) -
    (GROWTH_PER_YEAR * daysAgo) / 365 +
    NOISE * normal(random);
  const { corner } = neighborhood;
  return {
    source: DEMO_SOURCE,
    sourceId: `${neighborhood.zipCode}-${index + 1}`,
    market: DEMO_MARKET,
    isDemo: true,
    soldOn: isoOf(today - daysAgo),
    price: roundTo(Math.exp(value), 500),
    propertyType: type,
    houseNumber,
    street: neighborhood.streets[street] ?? null,
    city: CITY,
    state: STATE,
    zipCode: neighborhood.zipCode,
    // Streets run east, 300 m apart; a house number is 3 m.
    latitude: corner && corner[0] + street * 0.0027,
    longitude: corner && corner[1] + (houseNumber - 1200) * 0.000037,
    livingArea,
    lotSize,
    basementArea,
    bedrooms,
    bathrooms,
    yearBuilt,
    yearRemodeled,
  };
}

/**
 * About four hundred made-up sales of the two years before `today`. Homes and prices are the same
 * at every call; only the dates move along, so that they never grow stale.
 */
export function demoSales(today: Date): NewSale[] {
  const random = createRandom(SEED);
  const day = dayOf(today.toISOString());
  return NEIGHBORHOODS.flatMap((neighborhood) =>
    Array.from({ length: neighborhood.count }, (_, index) =>
      buildSale(neighborhood, index, day, random),
    ),
  );
}

/**
 * Seeds the demonstration sales and fits their market; dates them anew when the newest is more than
 * a month old. Called again on the same day it does nothing.
 * @returns true when it wrote anything
 */
export async function refreshDemoSales(today: Date, db: Executor = database()): Promise<boolean> {
  const newest = await newestSaleOf(DEMO_SOURCE, db);
  const age = newest === null ? Infinity : dayOf(today.toISOString()) - dayOf(newest);
  if (age >= 0 && age <= REFRESH_AFTER_DAYS) return false;
  await saveSales(demoSales(today), db);
  await analyzeSales(db);
  await refitMarket(DEMO_MARKET, db);
  return true;
}
