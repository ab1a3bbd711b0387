import type { Basics } from "#lib/fields/basics.ts";
import type { Features } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";

/** What a draft's home has; everything else was left empty. */
export interface DraftHome {
  propertyType: PropertyType;
  addressLine1: string;
  city: string;
  state: string;
  basics: Partial<Basics>;
  features: Partial<Features>;
}
