import { clamp } from "#lib/math.ts";
import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { numbersApartFrom } from "#lib/us/house-number.ts";
import { areaOf, type ValuableHome, type ValuableSale } from "./data/home.ts";
import { distanceKm, inPlaceOf, onStreetOf } from "./location.ts";
import { ageAt } from "./model/terms.ts";

/** `residual` is the model's error on the price in ln dollars, clamped. */
export interface Comparable {
  sale: ValuableSale;
  weight: number;
  residual: number;
}

const MAX_COMPARABLES = 15;
// In ln dollars, so one unusual sale can't decide an estimate.
const MAX_RESIDUAL = 0.6;
// Differences in ln living area, years and ln lot size that cut the weight to e^(−½).
export const SIZE_SCALE = 0.25;
export const AGE_SCALE = 20;
export const LOT_SCALE = 0.6;
// Days after which the weight falls to 1/e.
const RECENCY_DAYS = 365;
// The weight falls to 1/e at the distance of this nearest sale, within bounds in km.
const NEAREST = 16;
const MIN_RADIUS = 0.3;
const MAX_RADIUS = 3;
// House numbers at which the weight on the same street falls to 1/e, and the weight of other
// streets.
const HOUSE_NUMBERS = 300;
const OTHER_STREET = 0.1;
// Judgment, not measured: the weight of another property type, and of another zip or district.
const OTHER_TYPE = 0.25;
const OTHER_AREA = 0.5;

export const clampResidual = (residual: number): number =>
  clamp(residual, -MAX_RESIDUAL, MAX_RESIDUAL);

// The ln of the weight: 0 for identical homes.
function similarity(subject: ValuableHome, sale: ValuableSale, day: number): number {
  const size = Math.log(sale.livingArea / subject.livingArea) / SIZE_SCALE;
  const lot =
    sale.lotSize && subject.lotSize ? Math.log(sale.lotSize / subject.lotSize) / LOT_SCALE : 0;
  const age =
    sale.yearBuilt !== null && subject.yearBuilt !== null
      ? (ageAt(sale.yearBuilt, sale.day) - ageAt(subject.yearBuilt, day)) / AGE_SCALE
      : 0;
  return -0.5 * (size * size + age * age + lot * lot);
}

function typeWeight(subject: ValuableHome, { propertyType }: ValuableSale): number {
  const isOther = propertyType && subject.propertyType && propertyType !== subject.propertyType;
  return isOther ? OTHER_TYPE : 1;
}

// The weight of a sale's location: factor times e^exponent.
type Proximity = (sale: ValuableSale) => { factor: number; exponent: number };

function byDistance(subject: ValuableHome, candidates: readonly ValuableSale[]): Proximity {
  const distances = candidates.map((sale) => distanceKm(subject, sale));
  const known = distances.filter((distance) => distance !== null).sort((a, b) => a - b);
  const nth = known[Math.min(NEAREST, known.length) - 1] ?? MAX_RADIUS;
  const radius = clamp(nth, MIN_RADIUS, MAX_RADIUS);
  return (sale) => {
    const distance = distanceKm(subject, sale);
    const radii = distance === null ? MAX_RADIUS / MIN_RADIUS : distance / radius;
    return { factor: 1, exponent: -radii };
  };
}

function byArea(subject: ValuableHome): Proximity {
  const area = areaOf(subject);
  return (sale) => ({ factor: areaOf(sale) === area ? 1 : OTHER_AREA, exponent: 0 });
}

function byStreet(subject: ValuableHome): Proximity {
  const isOnStreet = onStreetOf(subject);
  const isInPlace = inPlaceOf(subject);
  const areaFactorOf = byArea(subject);
  const numbersApart = numbersApartFrom(subject.houseNumber);
  return (sale) => {
    const isNear = isInPlace(sale) && isOnStreet(sale);
    const near = isNear ? Math.exp(-numbersApart(sale.houseNumber) / HOUSE_NUMBERS) : 0;
    const street = OTHER_STREET + near;
    return { factor: street * areaFactorOf(sale).factor, exponent: 0 };
  };
}

function proximityAt(
  level: SearchLevel,
  subject: ValuableHome,
  candidates: readonly ValuableSale[],
): Proximity {
  if (level === "distance") return byDistance(subject, candidates);
  return level === "street" ? byStreet(subject) : byArea(subject);
}

/**
 * Weighs the candidates by their similarity to the subject and keeps the heaviest.
 * @param day the day of the valuation; candidates must have sold before it
 * @param predict the modelled value (ln dollars) of a home on a day
 * @returns at most fifteen, heaviest first
 */
export function weighComparables(
  subject: ValuableHome,
  day: number,
  candidates: readonly ValuableSale[],
  level: SearchLevel,
  predict: (home: ValuableHome, day: number) => number,
): Comparable[] {
  const proximityOf = proximityAt(level, subject, candidates);
  const weighed = candidates.map((sale) => {
    const { factor, exponent } = proximityOf(sale);
    const recency = (day - sale.day) / RECENCY_DAYS;
    const logWeight = similarity(subject, sale, day) - recency + exponent;
    return { sale, weight: factor * typeWeight(subject, sale) * Math.exp(logWeight) };
  });
  weighed.sort((a, b) => b.weight - a.weight || b.sale.day - a.sale.day || a.sale.id - b.sale.id);
  return weighed.slice(0, MAX_COMPARABLES).map(({ sale, weight }) => {
    const residual = Math.log(sale.price) - predict(sale, sale.day);
    return { sale, weight, residual: clampResidual(residual) };
  });
}
