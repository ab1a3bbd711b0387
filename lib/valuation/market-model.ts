import { yearOf } from "./days.ts";
import type { HomeFacts } from "./types.ts";

/** The terms of the model that all zips of a market share, in the order of `writeTerms`. */
export const TERM_NAMES = [
  "size",
  "size²",
  "lot",
  "lot²",
  "size·lot",
  "bedrooms",
  "bedrooms·size",
  "bathrooms",
  "bathrooms²",
  "basement share",
  "basement",
  "age",
  "age over 5",
  "age over 25",
  "age over 50",
  "age over 75",
  "new",
  "remodeled",
  "remodeled lately",
  "lot unknown",
  "year unknown",
  "bedrooms unknown",
  "bathrooms unknown",
  "multi family",
  "condominium",
] as const;
export const TERM_COUNT = TERM_NAMES.length;

/** A zip's own level and its slopes on size, lot and age. */
export const ZIP_TERM_COUNT = 4;
export type ZipEffects = readonly number[];

/** Days from one knot of the time line to the next. */
export const KNOT_DAYS = 30;

/** The part of a fitted model that all zips of a market share; plain JSON. */
export interface MarketTerms {
  intercept: number;
  /** One coefficient and one centre for each of TERM_NAMES, on the unscaled terms. */
  coefficients: number[];
  centers: number[];
  /** Least and most living area and lot, in square feet, that the model has seen; it says nothing beyond. */
  livingAreas: readonly [number, number];
  lotSizes: readonly [number, number];
  /** Day number of the first knot, and the level (in ln dollars) at each knot. */
  firstDay: number;
  lastDay: number;
  knots: number[];
}

export interface MarketModel {
  market: string;
  terms: MarketTerms;
  salesCount: number;
  /** Effects of the zips that were asked for or fitted; a zip without an entry adds nothing. */
  zips: ReadonlyMap<string, ZipEffects>;
}

const SIZE_CENTER = 7.5;
const LOT_CENTER = 9;
const MAX_AGE = 150;

const lnSize = (livingArea: number) => Math.log(livingArea) - SIZE_CENTER;
const lnLot = (lotSize: number) => Math.log(lotSize) - LOT_CENTER;
/** Whole years from building to the day, 0 for a home sold before it was finished. */
export const ageAt = (yearBuilt: number, day: number) =>
  Math.min(MAX_AGE, Math.max(0, yearOf(day) - yearBuilt));

/** Facts that the model can value: a home with a known living area. */
export function isValuable(facts: HomeFacts): facts is HomeFacts & { livingArea: number } {
  return facts.propertyType !== "land_lot" && facts.livingArea !== null && facts.livingArea > 0;
}

/** Writes the unscaled terms of a home on a day into `out` (at least TERM_COUNT long). */
export function writeTerms(
  facts: HomeFacts & { livingArea: number },
  day: number,
  out: Float64Array,
): void {
  const size = lnSize(facts.livingArea);
  const lot = facts.lotSize ? lnLot(facts.lotSize) : 0;
  const bedrooms = facts.bedrooms === null ? 0 : Math.min(7, Math.max(1, facts.bedrooms)) - 3;
  const bathrooms = facts.bathrooms === null ? 0 : Math.min(10, facts.bathrooms);
  const basement = Math.min(1, (facts.basementArea ?? 0) / facts.livingArea);
  const age = facts.yearBuilt === null ? 0 : ageAt(facts.yearBuilt, day);
  const remodeled = facts.yearRemodeled !== null && facts.yearRemodeled > 0;
  out[0] = size;
  out[1] = size * size;
  out[2] = lot;
  out[3] = lot * lot;
  out[4] = size * lot;
  out[5] = bedrooms;
  out[6] = bedrooms * size;
  out[7] = bathrooms;
  out[8] = bathrooms * bathrooms;
  out[9] = basement;
  out[10] = basement > 0 ? 1 : 0;
  out[11] = age;
  out[12] = Math.max(0, age - 5);
  out[13] = Math.max(0, age - 25);
  out[14] = Math.max(0, age - 50);
  out[15] = Math.max(0, age - 75);
  out[16] = facts.yearBuilt !== null && yearOf(day) - facts.yearBuilt < 1 ? 1 : 0;
  out[17] = remodeled ? 1 : 0;
  out[18] = remodeled ? Math.exp(-ageAt(facts.yearRemodeled ?? 0, day) / 10) : 0;
  out[19] = facts.lotSize ? 0 : 1;
  out[20] = facts.yearBuilt === null ? 1 : 0;
  out[21] = facts.bedrooms === null ? 1 : 0;
  out[22] = facts.bathrooms === null ? 1 : 0;
  out[23] = facts.propertyType === "multi_family" ? 1 : 0;
  out[24] = facts.propertyType === "condominium" ? 1 : 0;
}

/** Writes what a zip's effects are multiplied with into `out` (at least ZIP_TERM_COUNT long). */
export function writeZipTerms(
  facts: HomeFacts & { livingArea: number },
  day: number,
  out: Float64Array,
): void {
  out[0] = 1;
  out[1] = lnSize(facts.livingArea);
  out[2] = facts.lotSize ? lnLot(facts.lotSize) : 0;
  out[3] = facts.yearBuilt === null ? 0 : (ageAt(facts.yearBuilt, day) - 40) / 30;
}

/** Level of the time line on a day, in ln dollars: straight between knots, flat outside them. */
export function timeLevel(terms: MarketTerms, day: number): number {
  const { knots } = terms;
  const held = Math.min(terms.lastDay, Math.max(terms.firstDay, day));
  const position = (held - terms.firstDay) / KNOT_DAYS;
  const left = Math.floor(position);
  const share = position - left;
  return (knots[left] ?? 0) * (1 - share) + (knots[left + 1] ?? 0) * share;
}

const hold = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

/** The home with its areas held to what the model has seen: curves fitted there mean nothing outside. */
function holdToSeen(
  model: MarketTerms,
  facts: HomeFacts & { livingArea: number },
): HomeFacts & { livingArea: number } {
  const livingArea = hold(facts.livingArea, model.livingAreas);
  const lotSize = facts.lotSize ? hold(facts.lotSize, model.lotSizes) : null;
  return livingArea === facts.livingArea && lotSize === facts.lotSize
    ? facts
    : { ...facts, livingArea, lotSize };
}

const terms = new Float64Array(TERM_COUNT);
const zipTerms = new Float64Array(ZIP_TERM_COUNT);

/**
 * The modelled value of a home on a day, in ln dollars.
 * @param zip effects of the home's zip; undefined values it as a typical home of the market
 */
export function predict(
  model: MarketTerms,
  zip: ZipEffects | undefined,
  home: HomeFacts & { livingArea: number },
  day: number,
): number {
  const facts = holdToSeen(model, home);
  writeTerms(facts, day, terms);
  let sum = model.intercept + timeLevel(model, day);
  for (let index = 0; index < TERM_COUNT; index++) {
    sum += (model.coefficients[index] ?? 0) * (terms[index]! - (model.centers[index] ?? 0));
  }
  if (zip) {
    writeZipTerms(facts, day, zipTerms);
    for (let index = 0; index < ZIP_TERM_COUNT; index++)
      sum += (zip[index] ?? 0) * zipTerms[index]!;
  }
  return sum;
}
