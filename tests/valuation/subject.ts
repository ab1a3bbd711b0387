import type { Basics } from "#lib/fields/basics.ts";
import type { Subject } from "#lib/valuation/data/home.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";

export const BASICS: Basics = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 0,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1800,
  basementSquareFootage: 0,
  garageSquareFootage: 0,
  lotSize: 7000,
  yearBuilt: 1980,
  structuralRemodelYear: 0,
  hoaFees: 0,
};

/** A home in the market of `syntheticSales`, as a seller enters it. */
export const PROPERTY = {
  propertyType: "single_family",
  addressLine1: "212 Oak St",
  city: "Springfield",
  state: "IL",
  zipCode: "62701",
  propertyBasics: BASICS,
} as const;

export const makeSubject = (facts: Partial<Subject> = {}): Subject => ({
  ...subjectFromProperty(PROPERTY),
  ...facts,
});
