import type { Candidates, SalesSource } from "./candidate-sales.ts";
import type { HomeFacts, HomeLocation, Sale, Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

/** Finds the newest sale of exactly this address; null for a condominium without a unit. */
export async function findPriorSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { zipCode, houseNumber } = subject;
  if (zipCode === null || houseNumber === null) return null;
  return newestOfHouse(subject, await source.ofHouse(zipCode, houseNumber, day));
}

/** As `findPriorSale`, or among sales without a zip on the home's street. */
export const findOwnSale = async (
  subject: Subject,
  day: number,
  source: SalesSource,
  { onStreet }: Candidates,
): Promise<Sale | null> =>
  (await findPriorSale(subject, day, source)) ?? newestOfHouse(subject, onStreet);

// A house number alone doesn't identify a condominium.
const isUnitUnknown = ({ propertyType, unit }: HomeFacts & HomeLocation) =>
  propertyType === "condominium" && unit === null;

/** Returns the newest of these sales at exactly the subject's address. */
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
