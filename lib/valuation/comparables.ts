import { ageAt } from "./market-model.ts";
import { streetKey } from "#lib/us/address.ts";
import type { Place, ValuableHome, ValuableSale } from "./types.ts";

/** How two homes may be told near from far. */
export type Nearness = "distance" | "street" | "none";

/** A sale beside the subject, with its weight and with what the model missed its price by (ln). */
export interface Comparable {
  sale: ValuableSale;
  modelled: number;
  residual: number;
  weight: number;
}

/** Comparables that an estimate stands on. */
const KEPT = 15;
/** Residuals are held to this many ln dollars, so that one odd sale cannot carry an estimate. */
const MAX_RESIDUAL = 0.6;
/** Weight of the model's own value beside the comparables. */
const MODEL_WEIGHT = 0.5;
/** Spread, in ln dollars, that is taken for granted before the comparables show theirs, and its weight. */
const PRIOR_SD = 0.15;
const PRIOR_SD_WEIGHT = 1;
/** The distance at which weight falls to 1/e: that of this nearest sale, held to these bounds (km). */
const NEAREST = 16;
const MIN_REACH = 0.3;
const MAX_REACH = 3;
/** Scales at which a difference in size, age or lot begins to count. */
const SIZE_SCALE = 0.25;
const AGE_SCALE = 20;
const LOT_SCALE = 0.6;
const RECENCY_DAYS = 365;
/** House numbers at which weight on the same street falls to 1/e, and the weight of other streets. */
const HOUSE_NUMBERS = 300;
const OTHER_STREET = 0.1;
/** Judgement, not measured: how much another type of home, or another zip, still says. */
const OTHER_TYPE = 0.25;
const OTHER_ZIP = 0.5;

/** A residual (ln dollars) as it counts: an odd price only as far as prices usually differ. */
export const holdResidual = (residual: number): number =>
  Math.min(MAX_RESIDUAL, Math.max(-MAX_RESIDUAL, residual));

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Kilometres between two places, on a plane (exact to metres within a county); null where one is unknown. */
export function distanceKm(a: Place, b: Place): number | null {
  if (a.latitude === null || a.longitude === null) return null;
  if (b.latitude === null || b.longitude === null) return null;
  const middle = ((a.latitude + b.latitude) / 2) * RADIANS;
  const east = (b.longitude - a.longitude) * RADIANS * Math.cos(middle);
  return EARTH_KM * Math.hypot(east, (b.latitude - a.latitude) * RADIANS);
}

/** Distance at which a sale's weight has fallen to 1/e, from the distances of all candidates. */
function reachOf(distances: readonly (number | null)[]): number {
  const known = distances.filter((distance) => distance !== null).sort((a, b) => a - b);
  const nth = known[Math.min(NEAREST, known.length) - 1] ?? MAX_REACH;
  return Math.min(MAX_REACH, Math.max(MIN_REACH, nth));
}

function likeness(subject: ValuableHome, sale: ValuableSale, day: number): number {
  const size = Math.log(sale.livingArea / subject.livingArea) / SIZE_SCALE;
  const lot =
    sale.lotSize && subject.lotSize ? Math.log(sale.lotSize / subject.lotSize) / LOT_SCALE : 0;
  const age =
    sale.yearBuilt !== null && subject.yearBuilt !== null
      ? (ageAt(sale.yearBuilt, sale.day) - ageAt(subject.yearBuilt, day)) / AGE_SCALE
      : 0;
  return -0.5 * (size * size + age * age + lot * lot);
}

/**
 * Weighs the candidates against the subject and keeps the heaviest.
 * @param day the day of the valuation; candidates must have sold before it
 * @param modelOf the modelled value (ln dollars) of a sale on the day on which it sold
 * @returns at most fifteen, heaviest first
 */
export function weighComparables(
  subject: ValuableHome,
  day: number,
  candidates: readonly ValuableSale[],
  nearness: Nearness,
  modelOf: (sale: ValuableSale) => number,
): Comparable[] {
  const distances = candidates.map((sale) => distanceKm(subject, sale));
  const reach = reachOf(distances);
  const subjectStreet = subject.street === null ? null : streetKey(subject.street);
  const weighed = candidates.map((sale, index) => {
    const distance = distances[index] ?? null;
    const sameStreet =
      subjectStreet !== null &&
      sale.zipCode === subject.zipCode &&
      sale.street !== null &&
      streetKey(sale.street) === subjectStreet;
    let exponent = likeness(subject, sale, day) - (day - sale.day) / RECENCY_DAYS;
    let factor = 1;
    if (nearness === "distance") {
      exponent -= distance === null ? MAX_REACH / MIN_REACH : distance / reach;
    } else {
      if (nearness === "street") {
        const apart = Math.abs((sale.houseNumber ?? 0) - (subject.houseNumber ?? 0));
        factor = OTHER_STREET + (sameStreet ? Math.exp(-apart / HOUSE_NUMBERS) : 0);
      }
      if (sale.zipCode !== subject.zipCode) factor *= OTHER_ZIP;
    }
    if (sale.propertyType && subject.propertyType && sale.propertyType !== subject.propertyType) {
      factor *= OTHER_TYPE;
    }
    return { sale, weight: factor * Math.exp(exponent) };
  });
  weighed.sort((a, b) => b.weight - a.weight || b.sale.day - a.sale.day || a.sale.id - b.sale.id);
  return weighed.slice(0, KEPT).map((comparable) => {
    const modelled = modelOf(comparable.sale);
    const residual = Math.log(comparable.sale.price) - modelled;
    return {
      ...comparable,
      modelled,
      residual: holdResidual(residual),
    };
  });
}

/** An estimate in ln dollars: `sd` is the forecast standard deviation before calibration. */
export interface Combined {
  value: number;
  sd: number;
  /** Weight of the model's own value beside those of the comparables. */
  modelWeight: number;
}

/** The modelled value moved by the weighted residuals of the comparables. */
export function combine(modelled: number, comparables: readonly Comparable[]): Combined {
  let weights = 0;
  let sum = 0;
  for (const { weight, residual } of comparables) {
    weights += weight;
    sum += weight * residual;
  }
  const mean = weights > 0 ? sum / weights : 0;
  let squares = PRIOR_SD_WEIGHT * PRIOR_SD ** 2;
  for (const { weight, residual } of comparables) squares += weight * (residual - mean) ** 2;
  const totalWeight = weights + MODEL_WEIGHT;
  return {
    value: modelled + sum / totalWeight,
    sd: Math.sqrt(squares / (weights + PRIOR_SD_WEIGHT)),
    modelWeight: MODEL_WEIGHT,
  };
}
