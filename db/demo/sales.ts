import type { sales } from "#db/schema/index.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { createRandom, drawNormal, type Random, roundTo } from "./random.ts";
import { drawListing, drawOptionalFacts, logValueOfFacts } from "./sale-details.ts";

type NewSale = typeof sales.$inferInsert;

export const DEMO_MARKET = "Demonstration";
export const DEMO_SOURCE = "demo";
const CITY = "Madison";
const STATE = "WI";

// The home of the README's tour, on a street with demo sales.
export const DEMO_ADDRESS = {
  propertyType: "single_family",
  addressLine1: "1418 Juniper St",
  city: CITY,
  state: STATE,
  zipCode: "53704",
} as const;

interface Neighborhood {
  zipCode: string;
  count: number;
  // ln dollars of a typical home.
  level: number;
  meanYear: number;
  // Latitude and longitude of the southwest corner; null: homes without coordinates.
  corner: readonly [number, number] | null;
  streets: readonly string[];
}

// In this order: valued by street and zip; valued by distance; too few sales, so valued by city. Any other
// city is valued by state.
const NEIGHBORHOODS: readonly Neighborhood[] = [
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
// Condition and the like, and how homes were listed, have random draws of their own.
const DETAILS_SEED = 20_261_130;
const NOISE = 0.085;
const GROWTH_PER_YEAR = 0.045;
const OLDEST_DAYS = 715;
const FIRST_HOUSE_NUMBER = 1200;
// Streets run east, 300 m apart; house numbers are 3 m apart.
const LATITUDE_PER_STREET = 0.0027;
const LONGITUDE_PER_NUMBER = 0.000037;

function chooseType(draw: number): PropertyType {
  if (draw < 0.86) return "single_family";
  return draw < 0.95 ? "condominium" : "multi_family";
}

// The order of the random draws must not change, or the homes do.
function drawFacts({ meanYear }: Neighborhood, random: Random) {
  const propertyType = chooseType(random());
  const isCondo = propertyType === "condominium";
  const usualSize = isCondo ? 7.0 : 7.45;
  const livingArea = roundTo(clamp(Math.exp(usualSize + 0.3 * drawNormal(random)), 620, 4600), 10);
  const yearBuilt = Math.round(clamp(meanYear + 18 * drawNormal(random), 1905, 2023));
  const lotSize = isCondo
    ? null
    : roundTo(clamp(Math.exp(8.9 + 0.35 * drawNormal(random)), 2800, 32_000), 50);
  const basementArea =
    isCondo || random() < 0.45 ? 0 : roundTo(livingArea * (0.15 + 0.2 * random()), 10);
  const bedrooms = Math.round(clamp(livingArea / 580 + 0.5 * drawNormal(random), 1, 6));
  const bathrooms = clamp(roundTo(livingArea / 900 + 0.35 * drawNormal(random), 0.5), 1, 4.5);
  const yearRemodeled =
    random() < 0.16 ? Math.round(clamp(2000 + 23 * random(), yearBuilt, 2023)) : null;
  return {
    propertyType,
    livingArea,
    lotSize,
    basementArea,
    bedrooms,
    bathrooms,
    yearBuilt,
    yearRemodeled,
  };
}

// In ln dollars at today's prices, without noise.
function logValueOf(level: number, street: number, home: ReturnType<typeof drawFacts>): number {
  return (
    level +
    0.68 * Math.log(home.livingArea / 1700) +
    (home.lotSize === null ? 0 : 0.09 * Math.log(home.lotSize / 7500)) +
    0.035 * (home.bathrooms - 2) +
    0.012 * (home.bedrooms - 3) -
    0.0022 * Math.max(0, 2020 - home.yearBuilt) +
    (home.yearRemodeled === null ? 0 : 0.06) +
    (home.propertyType === "condominium" ? -0.16 : 0) +
    (home.propertyType === "multi_family" ? 0.05 : 0) +
    0.02 * (street - 1.5)
  );
}

function drawSale(
  neighborhood: Neighborhood,
  index: number,
  today: number,
  random: Random,
  details: Random,
): NewSale {
  const { zipCode, count, level, corner, streets } = neighborhood;
  const facts = drawFacts(neighborhood, random);
  const daysAgo = 1 + Math.floor(((index + random()) / count) * OLDEST_DAYS);
  const street = Math.floor(random() * streets.length);
  const houseNumber = FIRST_HOUSE_NUMBER + 2 * Math.floor(random() * 180);
  const optionalFacts = drawOptionalFacts(facts, details);
  const logValue = logValueOf(level, street, facts) + logValueOfFacts(optionalFacts);
  const price = roundTo(
    Math.exp(logValue - (GROWTH_PER_YEAR * daysAgo) / 365 + NOISE * drawNormal(random)),
    500,
  );
  return {
    source: DEMO_SOURCE,
    sourceId: `${zipCode}-${index + 1}`,
    market: DEMO_MARKET,
    isDemo: true,
    soldOn: isoOf(today - daysAgo),
    price,
    houseNumber: String(houseNumber),
    street: streets[street] ?? null,
    city: CITY,
    state: STATE,
    zipCode,
    latitude: corner && corner[0] + street * LATITUDE_PER_STREET,
    longitude: corner && corner[1] + (houseNumber - FIRST_HOUSE_NUMBER) * LONGITUDE_PER_NUMBER,
    ...facts,
    ...optionalFacts,
    ...drawListing(price, today - daysAgo, details),
  };
}

/** Returns about 400 made-up sales of the two years before `today`. Only the dates differ between calls. */
export function demoSales(today: Date): NewSale[] {
  const random = createRandom(SEED);
  const details = createRandom(DETAILS_SEED);
  const day = dayOf(today.toISOString());
  return NEIGHBORHOODS.flatMap((neighborhood) =>
    Array.from({ length: neighborhood.count }, (_, index) =>
      drawSale(neighborhood, index, day, random, details),
    ),
  );
}
