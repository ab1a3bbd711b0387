import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { Word } from "./grammar.ts";
import words from "./words.json" with { type: "json" };

// A form's name for two things in one becomes a word that holds for both: no listing says
// "balcony/patio", and nobody entered which of the two it is.
type Words<G extends FeatureGroup> = Record<Exclude<FeatureOption<G>, "None" | "Other">, Word>;

export const TYPE_NOUNS: Record<PropertyType, string> = {
  single_family: "single-family home",
  multi_family: "multi-family property",
  condominium: "condominium",
  land_lot: "parcel of land",
};

/** What the text calls the property once its type has been named. */
export const SHORT_NOUNS: Record<PropertyType, string> = {
  single_family: "home",
  multi_family: "property",
  condominium: "home",
  land_lot: "property",
};

export const APPLIANCES: Words<"appliances"> = words.appliances;
export const ROOMS: Words<"rooms"> = words.rooms;
export const INDOOR: Words<"indoorFeatures"> = words.indoorFeatures;
export const FLOORS: Words<"flooring"> = words.flooring;
/** "Near transportation" and the two communities say where the property is, not what it has. */
export const BUILDING: Words<"buildingDetails"> = words.buildingDetails;
export const MATERIALS: Words<"exterior"> = words.exterior;
/** Styles as adjectives in front of the type. */
export const STYLES: Words<"architecturalStyle"> = words.architecturalStyle;
export const OUTDOOR: Words<"outdoorFeatures"> = words.outdoorFeatures;
export const ROOFS: Words<"roof"> = words.roof;
/** The two garages read as one phrase with their area and stand in the parking sentences. */
export const PARKING: Words<"parking"> = words.parking;
/** Kinds of air conditioning share that noun, as kinds of heat do; the others are COOLERS. */
export const AIR_KINDS: Partial<Words<"cooling">> = words.airKinds;
export const COOLERS: Partial<Words<"cooling">> = words.coolers;
/** Kinds of heat are adjectives that share the noun "heat"; a heat pump stands by itself. */
export const HEAT_KINDS: Partial<Words<"heating">> = words.heatKinds;
export const HEATERS: Partial<Words<"heating">> = words.heaters;
export const FUELS: Words<"heatingFuel"> = words.heatingFuel;
export const WATER: Words<"waterSewage"> = words.waterSewage;

const LISTED: Readonly<Partial<Record<FeatureGroup, Readonly<Record<string, Word | undefined>>>>> =
  {
    appliances: APPLIANCES,
    rooms: ROOMS,
    indoorFeatures: INDOOR,
    buildingDetails: BUILDING,
    outdoorFeatures: OUTDOOR,
  };

/** The noun for an option that can be listed, with its article; undefined where there is none. */
export function listedWord(group: FeatureGroup, option: string): Word | undefined {
  return LISTED[group]?.[option];
}

/** An option in the words of a listing; undefined where it stays as it is. */
export function wordFor(source: string, option: string): string | undefined {
  const group = /^propertySpecifics\.(\w+)/.exec(source)?.[1];
  return group === undefined ? undefined : LISTED[group as FeatureGroup]?.[option]?.text;
}
