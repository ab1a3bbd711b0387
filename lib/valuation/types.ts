import type { PropertyType } from "#lib/schemas/property.ts";

/** What is known of a home. Areas in square feet, bathrooms in quarters (1 full + 1 half = 1.5); null: unknown or does not apply. */
export interface HomeFacts {
  propertyType: PropertyType | null;
  /** Finished living area, finished basement included. */
  livingArea: number | null;
  lotSize: number | null;
  basementArea: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  yearRemodeled: number | null;
}

/** Where a home stands, spelled as `place.ts` spells it; coordinates in degrees. */
export interface Place {
  houseNumber: number | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A recorded sale; `day` counts days since 1970-01-01, price in US dollars. */
export interface Sale extends HomeFacts, Place {
  id: number;
  market: string;
  isDemo: boolean;
  day: number;
  price: number;
}

/** The home to be valued. */
export interface Subject extends HomeFacts, Place {
  /** The address in one line, as an external service takes it. */
  address: string;
}

/** A home with a known living area: what the model can value. */
export type ValuableHome = HomeFacts & Place & { livingArea: number };
export type ValuableSale = Sale & { livingArea: number };
