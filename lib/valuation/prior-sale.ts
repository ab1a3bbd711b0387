import type { SalesSource } from "./candidate-sales.ts";
import type { Sale, Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

/** The newest sale of exactly this address; none for a condominium, as sales have no unit. */
export async function findPriorSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { zipCode, houseNumber } = subject;
  if (zipCode === null || houseNumber === null) return null;
  return newestOfHouse(subject, await source.ofHouse(zipCode, houseNumber, day));
}

export function newestOfHouse(subject: Subject, sales: readonly Sale[]): Sale | null {
  const { houseNumber, propertyType } = subject;
  if (houseNumber === null || propertyType === "condominium") return null;
  const isOnStreet = onStreetOf(subject);
  return sales
    .filter((sale) => sale.houseNumber === houseNumber && isOnStreet(sale))
    .reduce<Sale | null>(
      (newest, sale) => (newest && newest.day >= sale.day ? newest : sale),
      null,
    );
}
