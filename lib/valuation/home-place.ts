import { MAX_SALE_AGE_DAYS, type SalesSource } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import { locate } from "./location.ts";
import { type Coordinates, coordinatesOf } from "./offset.ts";
import { findPriorSale } from "./prior-sale.ts";

/** `isApproximate`: the nearest recorded house on the home's street. */
export interface HomePlace extends Coordinates {
  isApproximate: boolean;
}

/**
 * Finds where a home is by recorded sales in its zip: one of its address, or else one near it on its
 * street.
 * @param day the day until which sales count, in days since 1970
 * @returns null if there is neither
 */
export async function findHomePlace(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<HomePlace | null> {
  const priorSale = await findPriorSale(subject, day, source);
  const exact = priorSale && coordinatesOf(priorSale);
  if (exact) return { ...exact, isApproximate: false };
  const { zipCode } = subject;
  if (zipCode === null) return null;
  const sales = await source.inZip(zipCode, day - MAX_SALE_AGE_DAYS, day);
  const near = coordinatesOf(locate(subject, null, sales));
  return near && { ...near, isApproximate: true };
}
