import type { PropertyType } from "#lib/fields/property.ts";

/**
 * Areas in square feet, the living area with finished basement; bathrooms in quarters (1 full + 1
 * half = 1.5); null: unknown or does not apply.
 */
export interface HomeFacts {
  propertyType: PropertyType | null;
  livingArea: number | null;
  lotSize: number | null;
  basementArea: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  yearRemodeled: number | null;
}

/** The square feet that a home may have: a number outside of them is a mistake, or no home's. */
export const LIVING_AREAS = [100, 50_000] as const;

/**
 * Address parts in the one spelling of their readers; coordinates in degrees. A sale has a district
 * (or neighborhood) only without a zip; that of the subject is told by the sales on its street.
 */
export interface HomeLocation {
  houseNumber: string | null;
  street: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  district: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A recorded sale; `day` counts days since 1970-01-01, price in US dollars. */
export interface Sale extends HomeFacts, HomeLocation {
  id: number;
  market: string;
  isDemo: boolean;
  day: number;
  price: number;
}

/** The home to be valued; `address` is in one line, as an external service takes it. */
export interface Subject extends HomeFacts, HomeLocation {
  address: string;
}

export type ValuableFacts = HomeFacts & { livingArea: number };
export type ValuableHome = ValuableFacts & HomeLocation;
export type ValuableSale = Sale & { livingArea: number };

/** The area that a model prices as one: the zip or, where sales have none, the district. */
export const areaOf = ({ zipCode, district }: Pick<HomeLocation, "zipCode" | "district">) =>
  district ?? zipCode;

export function isValuable<T extends HomeFacts>(facts: T): facts is T & { livingArea: number } {
  return facts.propertyType !== "land_lot" && facts.livingArea !== null && facts.livingArea > 0;
}
