import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { Word } from "./grammar.ts";

// A form's name for two things in one becomes a word that holds of both: no listing says
// "balcony/patio", and which of the two it is nobody entered.
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

export const APPLIANCES: Words<"appliances"> = {
  Dishwasher: { text: "a dishwasher" },
  Dryer: { text: "a dryer" },
  Freezer: { text: "a freezer" },
  "Garbage Disposal": { text: "a garbage disposal" },
  Microwave: { text: "a microwave" },
  "Range/Oven": { text: "a range" },
  Refrigerator: { text: "a refrigerator" },
  "Trash Compactor": { text: "a trash compactor" },
  Washer: { text: "a washer" },
};

export const ROOMS: Words<"rooms"> = {
  "Breakfast Nook": { text: "a breakfast nook" },
  "Dining Room": { text: "a dining room" },
  "Family Room": { text: "a family room" },
  "Laundry Room": { text: "a laundry room" },
  Library: { text: "a library" },
  "Owner's Suite": { text: "an owner's suite" },
  "Mud Room": { text: "a mud room" },
  Workshop: { text: "a workshop" },
  "Solarium/Atrium": { text: "a solarium" },
  "Sun Room": { text: "a sun room" },
  "Walk-in closet": { text: "a walk-in closet" },
};

/** "Cable Ready" and "Wired" are adjectives and stand apart from the things. */
export const INDOOR: Words<"indoorFeatures"> = {
  Attic: { text: "an attic" },
  "Cable Ready": { text: "cable ready" },
  "Ceiling Fans": { text: "ceiling fans", plural: true },
  "Double Pane/storm windows": { text: "insulated windows", plural: true },
  "Intercom System": { text: "an intercom system" },
  "Jetted tub": { text: "a jetted tub" },
  "Mother-in-law apartment": { text: "a mother-in-law apartment" },
  "Security Systems": { text: "a security system" },
  Skylights: { text: "skylights", plural: true },
  "Vaulted ceiling": { text: "a vaulted ceiling" },
  "Wet bar": { text: "a wet bar" },
  Wired: { text: "wired" },
};

export const FLOORS: Words<"flooring"> = {
  Carpet: { text: "carpet" },
  Concrete: { text: "concrete" },
  Hardwood: { text: "hardwood" },
  Laminate: { text: "laminate" },
  "Linoleum/Vinyl": { text: "vinyl or linoleum" },
  Slate: { text: "slate" },
  Softwood: { text: "softwood" },
  Tile: { text: "tile" },
};

/** "Near transportation" and the two communities say where the property is, not what it has. */
export const BUILDING: Words<"buildingDetails"> = {
  "Assisted living community": { text: "an assisted living community" },
  "Basketball court": { text: "a basketball court" },
  "Controlled access": { text: "controlled access" },
  "Disabled access": { text: "accessibility features", plural: true },
  Doorman: { text: "a doorman" },
  Elevator: { text: "an elevator" },
  "Gated entry": { text: "a gated entry" },
  "Near transportation": { text: "near transportation" },
  "Sports court": { text: "a sports court" },
  "Over 55+ active community": { text: "a 55+ community" },
  Storage: { text: "storage" },
  "Tennis court": { text: "a tennis court" },
};

export const MATERIALS: Words<"exterior"> = {
  Brick: { text: "brick" },
  "Cement/Concrete": { text: "cement" },
  Composition: { text: "composition" },
  Metal: { text: "metal" },
  Shingle: { text: "shingle" },
  Stucco: { text: "stucco" },
  Vinyl: { text: "vinyl" },
  Wood: { text: "wood" },
  "Wood products": { text: "engineered wood" },
};

/** Styles as adjectives in front of the type. */
export const STYLES: Words<"architecturalStyle"> = {
  Bungalow: { text: "bungalow-style" },
  "Cape Cod": { text: "Cape Cod-style" },
  Colonial: { text: "Colonial" },
  Contemporary: { text: "contemporary" },
  Craftsman: { text: "Craftsman" },
  French: { text: "French-style" },
  Georgian: { text: "Georgian" },
  Loft: { text: "loft-style" },
  Modern: { text: "modern" },
  "Queen Anne/Victorian": { text: "Victorian" },
  "Santa Fe/Pueblo style": { text: "Pueblo-style" },
  Spanish: { text: "Spanish-style" },
  "Split-level": { text: "split-level" },
  Tudor: { text: "Tudor" },
};

export const OUTDOOR: Words<"outdoorFeatures"> = {
  "Balcony/patio": { text: "a patio or balcony" },
  "Barbecue area": { text: "a barbecue area" },
  Lawn: { text: "a lawn" },
  Pond: { text: "a pond" },
  Deck: { text: "a deck" },
  Dock: { text: "a dock" },
  "Fenced yard": { text: "a fenced yard" },
  Garden: { text: "a garden" },
  Greenhouse: { text: "a greenhouse" },
  "Hot tub/spa": { text: "a hot tub" },
  Pool: { text: "a pool" },
  Porch: { text: "a porch" },
  "Rv Parking": { text: "RV parking" },
  Sauna: { text: "a sauna" },
  "Sprinkler system": { text: "a sprinkler system" },
  Waterfront: { text: "a waterfront setting" },
};

export const ROOFS: Words<"roof"> = {
  "Built up": { text: "built-up" },
  Composition: { text: "composition" },
  Metal: { text: "metal" },
  Shingle: { text: "shingle" },
};

/** The two garages read as one phrase with their area and stand in the parking sentences. */
export const PARKING: Words<"parking"> = {
  Carport: { text: "a carport" },
  "Garage - Attached": { text: "an attached garage" },
  "Garage - Detached": { text: "a detached garage" },
  "Off-street parking": { text: "off-street parking" },
  "On-street parking": { text: "on-street parking" },
};

/** Kinds of air conditioning share that noun, as kinds of heat do; the others are COOLERS. */
export const AIR_KINDS: Partial<Words<"cooling">> = {
  "Central air conditioning": { text: "central" },
  Solar: { text: "solar" },
  Wall: { text: "wall-unit" },
};
export const COOLERS: Partial<Words<"cooling">> = {
  "Evaporative cooler": { text: "an evaporative cooler" },
  "Refrigerated air": { text: "refrigerated air" },
};

/** Kinds of heat are adjectives that share the noun "heat"; a heat pump stands by itself. */
export const HEAT_KINDS: Partial<Words<"heating">> = {
  Baseboard: { text: "baseboard" },
  "Forced air": { text: "forced-air" },
  "Steam Heat": { text: "steam" },
  Geothermal: { text: "geothermal" },
  Radiant: { text: "radiant" },
  Stove: { text: "stove" },
  Wall: { text: "wall" },
};
export const HEATERS: Partial<Words<"heating">> = {
  "Heat pump": { text: "a heat pump" },
};

export const FUELS: Words<"heatingFuel"> = {
  Coal: { text: "coal" },
  Electricity: { text: "electricity" },
  "Natural gas": { text: "natural gas" },
  Propane: { text: "propane" },
};

export const WATER: Words<"waterSewage"> = {
  "Well Water": { text: "well water" },
  "Municipality Water": { text: "municipal water" },
  "Septic Tank": { text: "a septic tank" },
  "Municipality Sewer": { text: "municipal sewer" },
};

const IN_WORDS: readonly (readonly [source: string, Readonly<Record<string, Word | undefined>>])[] =
  [
    ["appliances", APPLIANCES],
    ["rooms.types", ROOMS],
    ["indoorFeatures", INDOOR],
    ["buildingDetails", BUILDING],
    ["outdoorFeatures", OUTDOOR],
  ];

/** An option in the words of a listing; undefined where it stays as it is. */
export function wordFor(source: string, option: string): string | undefined {
  const words = IN_WORDS.find(([group]) => source === `propertySpecifics.${group}`)?.[1];
  return words?.[option]?.text;
}
