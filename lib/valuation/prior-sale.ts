import type { SalesSource } from "./candidate-sales.ts";
import type { Sale, Subject } from "./data/home.ts";
import { onStreetOf } from "./location.ts";

/** The newest sale of exactly this address; none for a condominium, as sales have no unit. */
export async function findPriorSale(
  subject: Subject,
  day: number,
  source: SalesSource,
): Promise<Sale | null> {
  const { street, zipCode, houseNumber, propertyType } = subject;
  if (street === null || zipCode === null || houseNumber === null) return null;
  if (propertyType === "condominium") return null;
  const sales = await source.ofHouse(zipCode, houseNumber, day);
  return sales
    .filter(onStreetOf(subject))
    .reduce<Sale | null>(
      (newest, sale) => (newest && newest.day >= sale.day ? newest : sale),
      null,
    );
}
