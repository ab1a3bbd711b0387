import type { Basics } from "#lib/schemas/basics.ts";
import type { PropertyType } from "#lib/schemas/property.ts";
import { readAddressLine, readCity, readState, readZip } from "#lib/us/address.ts";
import type { Subject } from "./types.ts";

/** What the seller has entered of the home so far. */
export interface EnteredProperty {
  propertyType: PropertyType;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  state: string;
  zipCode: string;
  propertyBasics?: Basics | null | undefined;
}

/** The address in one line: "12 Elm St, Unit 3, Seattle, WA 98103". */
export function oneLineAddress(property: EnteredProperty): string {
  const lines = [property.addressLine1, property.addressLine2, property.city];
  const parts = lines.map((line) => line?.trim()).filter(Boolean);
  return `${parts.join(", ")}, ${property.state.trim()} ${property.zipCode.trim()}`;
}

/** 0 stands for "does not apply" in the basics; a home without a separate bedroom has 0 of them. */
const known = (value: number | undefined) => (value === undefined || value === 0 ? null : value);

/** Full baths and parts of baths as one number: a full bath is 1, a three-quarter bath 0.75, and so on. */
function countBathrooms(basics: Basics): number {
  return (
    basics.fullBathrooms +
    0.75 * basics.threeFourthBathrooms +
    0.5 * basics.halfBathrooms +
    0.25 * basics.oneFourthBathrooms
  );
}

/** The home to be valued, from what the seller entered; without basics all facts are unknown. */
export function subjectOf(property: EnteredProperty): Subject {
  const basics = property.propertyBasics ?? undefined;
  const remodeled = known(basics?.structuralRemodelYear);
  const built = known(basics?.yearBuilt);
  return {
    address: oneLineAddress(property),
    ...readAddressLine(property.addressLine1),
    city: readCity(property.city),
    state: readState(property.state),
    zipCode: readZip(property.zipCode),
    latitude: null,
    longitude: null,
    propertyType: property.propertyType,
    livingArea: known(basics?.finishedSquareFootage),
    lotSize: known(basics?.lotSize),
    basementArea: basics ? basics.basementSquareFootage : null,
    bedrooms: basics ? basics.bedrooms : null,
    bathrooms: basics ? known(countBathrooms(basics)) : null,
    yearBuilt: built,
    yearRemodeled: remodeled !== null && remodeled > (built ?? 0) ? remodeled : null,
  };
}
