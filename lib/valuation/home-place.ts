import { MAX_SALE_AGE_DAYS, type SalesSource } from "./candidate-sales.ts";
import type { Subject } from "./data/home.ts";
import { locate } from "./location.ts";
import { type Coordinates, coordinatesOf } from "./offset.ts";
import { findPriorSale, newestOfHouse } from "./prior-sale.ts";

/** `isApproximate`: the nearest recorded house on the home's street. */
export interface HomePlace extends Coordinates {
  isApproximate: boolean;
}

/** Reads the sales near a home's address that have a zip code, and those on its street that have none. */
async function readNearby(subject: Subject, day: number, source: SalesSource) {
  const { zipCode, city, state, street, houseNumber } = subject;
  const inZip = zipCode ? await source.inZip(zipCode, day - MAX_SALE_AGE_DAYS, day) : [];
  if (!city || !state || !street) return inZip;
  return [...inZip, ...(await source.onStreet({ state, city, street, houseNumber }, day))];
}

/**
 * Finds where a home is by recorded sales: one of its address, or else one near it on its street.
 * @param day the day until which sales count, in days since 1970
 * @returns null if there is neither
 */
export async function findHomePlace(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<HomePlace | null> {
  const priorSale = await findPriorSale(subject, day, source);
  const nearby = await readNearby(subject, day, source);
  const ownSale = priorSale ?? newestOfHouse(subject, nearby);
  const exact = ownSale && coordinatesOf(ownSale);
  if (exact) return { ...exact, isApproximate: false };
  const near = coordinatesOf(locate(subject, null, nearby));
  return near && { ...near, isApproximate: true };
}
