import { type Basics, withKnownLot } from "#lib/fields/basics.ts";
import { NO_OPTIONAL_FACTS, type OptionalFacts } from "#lib/fields/optional-facts.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { countBathrooms } from "#lib/us/measures.ts";
import type { Sale, Subject } from "./home.ts";
import { readAddressLine, readCity, readState, readZipOfState } from "#lib/us/address.ts";

interface EnteredProperty {
  propertyType: PropertyType;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  state: string;
  zipCode: string;
  propertyBasics?: Basics | null | undefined;
  optionalFacts?: Partial<OptionalFacts> | undefined;
}

function joinAddress(property: EnteredProperty): string {
  const lines = [property.addressLine1, property.addressLine2, property.city];
  const parts = lines.map((line) => line?.trim()).filter(Boolean);
  return `${parts.join(", ")}, ${property.state.trim()} ${property.zipCode.trim()}`;
}

// In the basics, 0 means "does not apply".
const zeroAsNull = (value: number | undefined) => value || null;

/** Returns the home to value from what the seller entered. Without basics all facts are unknown. */
export function subjectFromProperty(property: EnteredProperty): Subject {
  const basics = property.propertyBasics ? withKnownLot(property.propertyBasics) : undefined;
  const state = readState(property.state);
  const remodeled = zeroAsNull(basics?.structuralRemodelYear);
  const built = zeroAsNull(basics?.yearBuilt);
  return {
    address: joinAddress(property),
    ...readAddressLine(property.addressLine1, property.addressLine2),
    city: readCity(property.city),
    state,
    zipCode: readZipOfState(property.zipCode, state),
    district: null,
    latitude: null,
    longitude: null,
    propertyType: property.propertyType,
    livingArea: zeroAsNull(basics?.finishedSquareFootage),
    lotSize: zeroAsNull(basics?.lotSize),
    basementArea: basics?.basementSquareFootage ?? null,
    // 0 is a real value here: a studio has no separate bedroom.
    bedrooms: basics?.bedrooms ?? null,
    bathrooms: zeroAsNull(basics && countBathrooms(basics)),
    yearBuilt: built,
    yearRemodeled: remodeled !== null && remodeled > (built ?? 0) ? remodeled : null,
    ...NO_OPTIONAL_FACTS,
    ...property.optionalFacts,
  };
}

/** Returns the home of a sale as its seller would enter it, without the district. */
export function subjectFromSale(sale: Sale): Subject {
  return { ...sale, district: null, address: "" };
}
