import { BASICS_FIELDS, type Basics, withKnownLot } from "#lib/fields/basics.ts";
import { FEATURE_OPTIONS, type FeatureGroup, type Features } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { fairOwnWords } from "./own-words.ts";
import { fairPlace, fairStreet, readPlace } from "./place.ts";

/** What a description may draw on. Basics and features are null until the seller saves them. */
export interface DescribedProperty {
  propertyType: PropertyType;
  addressLine1?: string | null;
  addressLine2?: string | null;
  city: string;
  state: string;
  basics: Basics | null;
  features: Features | null;
}

export function describedBy(property: LatestPropertyView): DescribedProperty {
  const { propertyType, addressLine1, addressLine2, city, state } = property;
  return {
    propertyType,
    addressLine1,
    addressLine2,
    city,
    state,
    basics: property.propertyBasics,
    features: property.propertySpecifics,
  };
}

/** The stored field that a fact comes from, spelled as on the property view. */
export type FactSource =
  | "propertyType"
  | "addressLine1"
  /** House and unit number: never printed, and what makes the texts of neighbors differ. */
  | "houseNumber"
  | "city"
  | "state"
  | `propertyBasics.${keyof Basics}`
  | `propertySpecifics.${Exclude<FeatureGroup, "rooms" | "parking">}`
  | "propertySpecifics.rooms.types"
  | "propertySpecifics.rooms.total"
  | "propertySpecifics.parking.types"
  | "propertySpecifics.parking.totalSpaces"
  | "ownWords";

/** One thing that the seller entered. A list gives one fact for each option chosen. */
export interface Fact {
  source: FactSource;
  value: string | number;
}

/** Options that say nothing a reader could use: the absence of a thing, or an unnamed one. */
const SILENT = new Set(["None", "Other"]);

const LIST_GROUPS = (Object.keys(FEATURE_OPTIONS) as FeatureGroup[]).filter(
  (group): group is Exclude<FeatureGroup, "rooms" | "parking"> =>
    group !== "rooms" && group !== "parking",
);

/**
 * Turns what the seller entered into facts, in the order of the screens.
 *
 * Left out: 0 and amounts that would print as 0, options not chosen, "None" and "Other", and a city,
 * a state or an owner's note that fair housing law forbids. Where "None" is the only choice under
 * Basement or Parking, the areas and spaces that contradict it are left out as well.
 *
 * @param property address, basics (square feet, US dollars a month) and features
 * @returns facts whose text values are on one line and without control characters
 */
export function collectFacts(property: DescribedProperty): Fact[] {
  const { basics, features } = property;
  const place = readPlace(property);
  const facts: Fact[] = [{ source: "propertyType", value: property.propertyType }];
  const { city, state } = fairPlace(place);
  const street = fairStreet(place.street);
  if (street) facts.push({ source: "addressLine1", value: street });
  const number = houseNumber(property);
  if (number) facts.push({ source: "houseNumber", value: number });
  if (city) facts.push({ source: "city", value: city });
  if (state) facts.push({ source: "state", value: state });

  const noBasement = onlyNone(features?.basement);
  const noParking = onlyNone(features?.parking.types);
  const known = basics && withKnownLot(basics);
  for (const { name } of BASICS_FIELDS) {
    const value = known?.[name] ?? 0;
    if (!Number.isFinite(value) || value < 0.005) continue;
    if (name === "basementSquareFootage" && noBasement) continue;
    if (name === "garageSquareFootage" && noParking) continue;
    facts.push({ source: `propertyBasics.${name}`, value });
  }

  if (!features) return facts;
  const add = (source: FactSource, options: readonly string[] | undefined) => {
    for (const value of new Set(options)) {
      if (!SILENT.has(value)) facts.push({ source, value });
    }
  };
  for (const group of LIST_GROUPS) add(`propertySpecifics.${group}`, features[group]);
  add("propertySpecifics.rooms.types", features.rooms.types);
  if (features.rooms.total) {
    facts.push({ source: "propertySpecifics.rooms.total", value: features.rooms.total });
  }
  add("propertySpecifics.parking.types", features.parking.types);
  if (features.parking.totalSpaces && !noParking) {
    facts.push({
      source: "propertySpecifics.parking.totalSpaces",
      value: features.parking.totalSpaces,
    });
  }
  for (const value of fairOwnWords(features.ownWords)) facts.push({ source: "ownWords", value });
  return facts;
}

/** The numbers of house and unit, as one: "742 3B"; empty without any. */
function houseNumber({ addressLine1, addressLine2 }: DescribedProperty): string {
  const words = `${addressLine1 ?? ""} ${addressLine2 ?? ""}`.split(/\s+/);
  return words
    .filter((word) => /\d/.test(word))
    .slice(0, 4)
    .join(" ")
    .slice(0, 40);
}

function onlyNone(options: readonly string[] | undefined): boolean {
  return options !== undefined && options.length > 0 && options.every((name) => name === "None");
}

/** The values of all facts that come from one field, as text. */
export function valuesOf(facts: readonly Fact[], source: FactSource): string[] {
  return facts.filter((fact) => fact.source === source).map(({ value }) => String(value));
}

/** The number that a field holds, or 0 where there is no such fact. */
export function numberOf(facts: readonly Fact[], source: FactSource): number {
  const value = facts.find((fact) => fact.source === source)?.value;
  return typeof value === "number" ? value : 0;
}
