import { yearOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";

const SIZE_CENTER = 7.5;
const LOT_CENTER = 9;
const MAX_AGE = 150;
const BEDROOMS = { least: 1, usual: 3, most: 7 };
const MAX_BATHROOMS = 10;

/** Returns whole years from building to the day; 0 for a home sold before it was finished. */
export const ageAt = (yearBuilt: number, day: number) => clamp(yearOf(day) - yearBuilt, 0, MAX_AGE);

function measure(home: ValuableFacts, day: number) {
  const { lotSize, bedrooms, yearBuilt, yearRemodeled } = home;
  return {
    home,
    size: Math.log(home.livingArea) - SIZE_CENTER,
    lot: lotSize ? Math.log(lotSize) - LOT_CENTER : 0,
    bedrooms:
      bedrooms === null ? 0 : clamp(bedrooms, BEDROOMS.least, BEDROOMS.most) - BEDROOMS.usual,
    bathrooms: home.bathrooms === null ? 0 : Math.min(MAX_BATHROOMS, home.bathrooms),
    basementShare: Math.min(1, (home.basementArea ?? 0) / home.livingArea),
    age: yearBuilt === null ? 0 : ageAt(yearBuilt, day),
    isNew: yearBuilt !== null && yearOf(day) - yearBuilt < 1,
    yearsSinceRemodel:
      yearRemodeled !== null && yearRemodeled > 0 ? ageAt(yearRemodeled, day) : null,
  };
}

type Measures = ReturnType<typeof measure>;
type Term = (measures: Measures) => number;

// The terms that all zips of a market share. Stored coefficients use this order.
const TERMS = {
  size: ({ size }) => size,
  "size²": ({ size }) => size * size,
  lot: ({ lot }) => lot,
  "lot²": ({ lot }) => lot * lot,
  "size·lot": ({ size, lot }) => size * lot,
  bedrooms: ({ bedrooms }) => bedrooms,
  "bedrooms·size": ({ bedrooms, size }) => bedrooms * size,
  bathrooms: ({ bathrooms }) => bathrooms,
  "bathrooms²": ({ bathrooms }) => bathrooms * bathrooms,
  "basement share": ({ basementShare }) => basementShare,
  basement: ({ basementShare }) => (basementShare > 0 ? 1 : 0),
  age: ({ age }) => age,
  "age over 5": ({ age }) => Math.max(0, age - 5),
  "age over 25": ({ age }) => Math.max(0, age - 25),
  "age over 50": ({ age }) => Math.max(0, age - 50),
  "age over 75": ({ age }) => Math.max(0, age - 75),
  new: ({ isNew }) => (isNew ? 1 : 0),
  remodeled: ({ yearsSinceRemodel }) => (yearsSinceRemodel === null ? 0 : 1),
  "remodeled lately": ({ yearsSinceRemodel }) =>
    yearsSinceRemodel === null ? 0 : Math.exp(-yearsSinceRemodel / 10),
  "lot unknown": ({ home }) => (home.lotSize ? 0 : 1),
  "year unknown": ({ home }) => (home.yearBuilt === null ? 1 : 0),
  "bedrooms unknown": ({ home }) => (home.bedrooms === null ? 1 : 0),
  "bathrooms unknown": ({ home }) => (home.bathrooms === null ? 1 : 0),
  "multi family": ({ home }) => (home.propertyType === "multi_family" ? 1 : 0),
  condominium: ({ home }) => (home.propertyType === "condominium" ? 1 : 0),
} satisfies Record<string, Term>;

// A zip's own level, and its slopes on size, lot and age. Stored effects use this order.
const ZIP_TERMS = {
  level: () => 1,
  size: ({ size }) => size,
  lot: ({ lot }) => lot,
  age: ({ home, age }) => (home.yearBuilt === null ? 0 : (age - 40) / 30),
} satisfies Record<string, Term>;

const MARKET_TERMS: readonly Term[] = Object.values(TERMS);
const OWN_TERMS: readonly Term[] = Object.values(ZIP_TERMS);

export const TERM_COUNT = MARKET_TERMS.length;
export const ZIP_TERM_COUNT = OWN_TERMS.length;

/**
 * Writes the terms of a home on a day.
 * @param shared receives the market's terms (at least TERM_COUNT long)
 * @param zip receives the zip's terms (at least ZIP_TERM_COUNT long)
 */
export function writeTerms(
  home: ValuableFacts,
  day: number,
  shared: Float64Array,
  zip: Float64Array,
): void {
  const measures = measure(home, day);
  for (let index = 0; index < TERM_COUNT; index++) shared[index] = MARKET_TERMS[index]!(measures);
  for (let index = 0; index < ZIP_TERM_COUNT; index++) zip[index] = OWN_TERMS[index]!(measures);
}
