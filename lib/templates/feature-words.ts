import { type FeatureGroup, FEATURE_SECTIONS } from "#lib/fields/features.ts";
import { chosenFeatures } from "#lib/listing/chosen-features.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

// What buyers look for first; what nearly every home has comes last.
const SELLING_ORDER: readonly FeatureGroup[] = [
  "architecturalStyle",
  "outdoorFeatures",
  "rooms",
  "flooring",
  "indoorFeatures",
  "parking",
  "basement",
  "cooling",
  "heating",
  "buildingDetails",
  "exterior",
  "roof",
  "appliances",
  "heatingFuel",
  "waterSewage",
];

// "Finished" and "Tile" mean nothing without the group.
const NEEDS_GROUP: readonly FeatureGroup[] = [
  "basement",
  "flooring",
  "exterior",
  "roof",
  "cooling",
  "heating",
];

const LABELS = new Map(
  FEATURE_SECTIONS.flatMap(({ groups }) => groups.map(({ key, label }) => [key, label] as const)),
);

// By this name a seller's choice is stored, so it stays when the wording changes.
function nameOf(group: FeatureGroup, option: string): string {
  if (group === "heatingFuel") return `${option} heating`;
  return NEEDS_GROUP.includes(group)
    ? `${option} ${LABELS.get(group)?.toLowerCase() ?? ""}`
    : option;
}

/** Returns the names of a home's features, without duplicates: what sells first. */
export const featuresOf = ({ features }: PublicListing): string[] => [
  ...new Set(
    SELLING_ORDER.flatMap((group) =>
      chosenFeatures(features, group).map((option) => nameOf(group, option)),
    ),
  ),
];

const WORDS: Record<string, string> = {
  "Balcony/patio": "Balcony or patio",
  "Baseboard heating": "Baseboard heat",
  "Built up roof": "Built-up roof",
  "Cable Ready": "Cable-ready",
  "Cement/Concrete exterior": "Cement or concrete exterior",
  "Central air conditioning cooling": "Central air",
  "Coal heating": "Coal heat",
  "Double Pane/storm windows": "Double-pane or storm windows",
  "Electricity heating": "Electric heat",
  "Evaporative cooler cooling": "Evaporative cooler",
  "Forced air heating": "Forced-air heat",
  "Garage - Attached": "Attached garage",
  "Garage - Detached": "Detached garage",
  "Geothermal heating": "Geothermal heat",
  "Heat pump heating": "Heat pump",
  "Hot tub/spa": "Hot tub or spa",
  "Linoleum/Vinyl flooring": "Linoleum or vinyl floors",
  "Municipality Sewer": "Public sewer",
  "Municipality Water": "Public water",
  "Natural gas heating": "Natural gas heat",
  "Over 55+ active community": "Active 55+ community",
  "Propane heating": "Propane heat",
  "Queen Anne/Victorian": "Queen Anne or Victorian",
  "Radiant heating": "Radiant heat",
  "Refrigerated air cooling": "Refrigerated air",
  "Rv Parking": "RV parking",
  "Solarium/Atrium": "Solarium or atrium",
  "Steam Heat heating": "Steam heat",
  "Stove heating": "Heating stove",
  "Wall cooling": "Wall air conditioner",
  "Wall heating": "Wall heater",
};

// Capitals that stay inside a phrase.
const PROPER = new Set(["Cape Cod", "Santa Fe/Pueblo style", "French", "Spanish"]);

/** Returns a feature's name as a template prints it: "Central air", "Hardwood floors". */
export function featureText(name: string): string {
  const words = WORDS[name];
  if (words !== undefined) return words;
  if (PROPER.has(name)) return name.replace("/", " or ");
  const text = name.charAt(0) + name.slice(1).toLowerCase();
  return text.replace(/ flooring$/, " floors");
}
