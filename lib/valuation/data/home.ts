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

/** Address parts in the one spelling of their readers; coordinates in degrees. */
export interface HomeLocation {
  houseNumber: number | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
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

export function isValuable<T extends HomeFacts>(facts: T): facts is T & { livingArea: number } {
  return facts.propertyType !== "land_lot" && facts.livingArea !== null && facts.livingArea > 0;
}
