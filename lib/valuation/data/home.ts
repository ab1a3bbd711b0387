import type { OptionalFacts } from "#lib/fields/optional-facts.ts";
import type { PropertyType } from "#lib/fields/property.ts";

/**
 * Areas in square feet; the living area includes a finished basement. Bathrooms in quarters (1 full
 * + 1 half = 1.5). Null means unknown or not applicable.
 */
export interface HomeFacts extends OptionalFacts {
  propertyType: PropertyType | null;
  livingArea: number | null;
  lotSize: number | null;
  basementArea: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  yearRemodeled: number | null;
}

/** Plausible living areas in square feet; anything outside is an error or not a home. */
export const LIVING_AREAS = [100, 50_000] as const;

/**
 * Normalized address parts; coordinates in degrees. A sale has a district (or neighborhood) only if
 * it has no zip. The subject's district comes from the sales on its street.
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

/** The home to value; `address` is one line, for external services. */
export interface Subject extends HomeFacts, HomeLocation {
  address: string;
}

export type ValuableFacts = HomeFacts & { livingArea: number };
export type ValuableHome = ValuableFacts & HomeLocation;
export type ValuableSale = Sale & { livingArea: number };

/** Returns the area that a model prices as one: the district, or the zip if there is none. */
export const areaOf = ({ zipCode, district }: Pick<HomeLocation, "zipCode" | "district">) =>
  district ?? zipCode;

export function isValuable<T extends HomeFacts>(facts: T): facts is T & { livingArea: number } {
  return facts.propertyType !== "land_lot" && facts.livingArea !== null && facts.livingArea > 0;
}
