import { quantile } from "../calibration.ts";
import type { SalesSource } from "../candidate-sales.ts";
import type { Sale } from "../data/home.ts";
import { subjectFromSale } from "../data/subject.ts";
import { findPriorSale } from "../prior-sale.ts";
import { GAP_CLASS_COUNT, gapClass, usableOwnSale } from "./own-weight.ts";
import { indexOn } from "./price-index.ts";

/**
 * A home that sold twice: the class of the time between, and how far the first price, adjusted by the
 * state's index to the day of the second, is above the second, in ln dollars.
 */
export interface Resale {
  gap: number;
  error: number;
}

/**
 * What resales of one class of time say about an adjusted price. `shift` is added to its ln. `halfRange`
 * in ln dollars contained 80% of the second prices, half of which were within the fraction `medianError`.
 */
export interface ResaleError {
  salesCount: number;
  shift: number;
  halfRange: number;
  medianError: number;
}

const MIN_RESALES = 30;
// As many made-up resales say that homes follow their state's index.
const PRIOR_RESALES = 30;
// Most homes that are sold within a year were bought cheaply to fix up. They would teach that any home
// gains a third in months.
const FIRST_CLASS = 1;

/** Adjusts a price by the state's index; null if the index doesn't cover the state or the first day. */
export function adjustByIndex(
  price: number,
  state: string | null,
  from: number,
  until: number,
): number | null {
  const [then, later] = [indexOn(state, from), indexOn(state, until)];
  return then === null || later === null ? null : price * (later / then);
}

/** Returns what two sales of a home say; nothing if the index doesn't cover them. */
export function resaleOf(
  first: Pick<Sale, "day" | "price">,
  second: Pick<Sale, "day" | "price" | "state">,
): Resale[] {
  const adjusted = adjustByIndex(first.price, second.state, first.day, second.day);
  if (adjusted === null) return [];
  return [{ gap: gapClass(second.day - first.day), error: Math.log(adjusted / second.price) }];
}

/** Finds the earlier sale of each of these sales' homes, at any age. Homes without one are left out. */
export async function findResales(
  sales: readonly Sale[],
  market: string,
  source: SalesSource,
): Promise<Resale[]> {
  const resales: Resale[] = [];
  for (const sale of sales) {
    const subject = subjectFromSale(sale);
    const found = await findPriorSale(subject, sale.day, source);
    const prior = usableOwnSale(found, subject, market);
    if (prior) resales.push(...resaleOf(prior, sale));
  }
  return resales;
}

const sorted = (errors: readonly number[]) => errors.toSorted((a, b) => a - b);

function shiftOf(errors: readonly number[]): number {
  const { length } = errors;
  return (-quantile(sorted(errors), 0.5) * length) / (length + PRIOR_RESALES);
}

function measureClass(errors: readonly number[]): ResaleError | null {
  if (errors.length < MIN_RESALES) return null;
  // Each half is measured with the shift of the other one, so that no error is too small.
  const halves = [0, 1].map((half) => errors.filter((_, index) => index % 2 === half));
  const misses = halves.flatMap((half, index) => {
    const shift = shiftOf(halves[1 - index] ?? []);
    return half.map((error) => error + shift);
  });
  return {
    salesCount: errors.length,
    shift: shiftOf(errors),
    halfRange: quantile(sorted(misses.map(Math.abs)), 0.8),
    medianError: quantile(sorted(misses.map((miss) => Math.abs(Math.expm1(miss)))), 0.5),
  };
}

/** Measures adjusted prices by class of time; null where there are too few resales. */
export const measureResales = (resales: readonly Resale[]): (ResaleError | null)[] =>
  Array.from({ length: GAP_CLASS_COUNT }, (_, gap) => {
    const ofClass = resales.filter((resale) => resale.gap === gap);
    return gap < FIRST_CLASS ? null : measureClass(ofClass.map(({ error }) => error));
  });
