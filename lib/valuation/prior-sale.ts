import type { SalesSource } from "./candidate-sales.ts";
import type { HomeFacts, HomeLocation, Sale, Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

/** The newest sale of exactly this address; none for a condominium without a unit. */
export async function findPriorSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { zipCode, houseNumber } = subject;
  if (zipCode === null || houseNumber === null) return null;
  return newestOfHouse(subject, await source.ofHouse(zipCode, houseNumber, day));
}

// A condominium is one of several homes at its number.
const isUnitUnknown = ({ propertyType, unit }: HomeFacts & HomeLocation) =>
  propertyType === "condominium" && unit === null;

/** The newest of these sales that is of exactly the subject's address. */
export function newestOfHouse(subject: Subject, sales: readonly Sale[]): Sale | null {
  const { houseNumber, unit } = subject;
  if (houseNumber === null || isUnitUnknown(subject)) return null;
  const isOnStreet = onStreetOf(subject);
  return sales
    .filter((sale) => sale.houseNumber === houseNumber && sale.unit === unit)
    .filter((sale) => !isUnitUnknown(sale) && isOnStreet(sale))
    .reduce<Sale | null>(
      (newest, sale) => (newest && newest.day >= sale.day ? newest : sale),
      null,
    );
}
