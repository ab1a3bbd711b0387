import { NO_FEATURES, type Features } from "#lib/fields/features.ts";
import type { Basics } from "#lib/fields/basics.ts";
import type { LatestPropertyView, PropertyView } from "#lib/schemas/property.ts";

export const LATEST = "GET /api/properties/latest";

export const ADDRESS: PropertyView = {
  id: "7a6f2f0e-8a3b-4d58-9c55-2f2f7f0b1c02",
  propertyType: "condominium",
  addressLine1: "1418 Juniper St",
  addressLine2: "Unit 3",
  city: "Madison",
  state: "WI",
  zipCode: "53704",
};

export const BASICS: Basics = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 1,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1850,
  basementSquareFootage: 600.5,
  garageSquareFootage: 400,
  lotSize: 7200,
  yearBuilt: 1962,
  structuralRemodelYear: 0,
  hoaFees: 0,
};

/** A sale that a seller enters, as a form sends it. */
export const OWN_SALE = {
  address: "12 Elm St",
  soldOn: "2026-08-14",
  price: "350,000",
  livingArea: "1,800",
  lotSize: "7200",
  bedrooms: "3",
  bathrooms: "2",
  yearBuilt: "1960",
};

export const FEATURES: Features = {
  ...NO_FEATURES,
  appliances: ["Dishwasher", "Dryer"],
  rooms: { types: ["Library"], total: 8 },
};

/** Returns a property with only its address, plus `saved`. */
export function makeProperty(saved: Partial<LatestPropertyView> = {}): LatestPropertyView {
  return {
    ...ADDRESS,
    propertyBasics: null,
    propertySpecifics: null,
    optionalFacts: {},
    generatedDescription: null,
    descriptionAccepted: false,
    descriptionEdited: false,
    descriptionStyle: { tone: "warm", length: "standard" },
    revisions: { address: 0, basics: 0, features: 0 },
    keptNotes: [],
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
    ...saved,
  };
}
