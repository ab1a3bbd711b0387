import { z } from "zod";

export const FEATURE_OPTIONS = {
  appliances: [
    "Dishwasher",
    "Dryer",
    "Freezer",
    "Garbage Disposal",
    "Microwave",
    "Range/Oven",
    "Refrigerator",
    "Trash Compactor",
    "Washer",
  ],
  basement: ["Finished", "Partially finished", "Unfinished", "None"],
  rooms: [
    "Breakfast Nook",
    "Dining Room",
    "Family Room",
    "Laundry Room",
    "Library",
    "Owner's Suite",
    "Mud Room",
    "Workshop",
    "Solarium/Atrium",
    "Sun Room",
    "Walk-in closet",
  ],
  indoorFeatures: [
    "Attic",
    "Cable Ready",
    "Ceiling Fans",
    "Double Pane/storm windows",
    "Intercom System",
    "Jetted tub",
    "Mother-in-law apartment",
    "Security Systems",
    "Skylights",
    "Vaulted ceiling",
    "Wet bar",
    "Wired",
  ],
  flooring: [
    "Carpet",
    "Concrete",
    "Hardwood",
    "Laminate",
    "Linoleum/Vinyl",
    "Slate",
    "Softwood",
    "Tile",
    "Other",
  ],
  buildingDetails: [
    "Assisted living community",
    "Basketball court",
    "Controlled access",
    "Disabled access",
    "Doorman",
    "Elevator",
    "Gated entry",
    "Near transportation",
    "Sports court",
    "Over 55+ active community",
    "Storage",
    "Tennis court",
  ],
  exterior: [
    "Brick",
    "Cement/Concrete",
    "Composition",
    "Metal",
    "Shingle",
    "Stucco",
    "Vinyl",
    "Wood",
    "Wood products",
    "Other",
  ],
  architecturalStyle: [
    "Bungalow",
    "Cape Cod",
    "Colonial",
    "Contemporary",
    "Craftsman",
    "French",
    "Georgian",
    "Loft",
    "Modern",
    "Queen Anne/Victorian",
    "Santa Fe/Pueblo style",
    "Spanish",
    "Split-level",
    "Tudor",
    "Other",
  ],
  outdoorFeatures: [
    "Balcony/patio",
    "Barbecue area",
    "Lawn",
    "Pond",
    "Deck",
    "Dock",
    "Fenced yard",
    "Garden",
    "Greenhouse",
    "Hot tub/spa",
    "Pool",
    "Porch",
    "Rv Parking",
    "Sauna",
    "Sprinkler system",
    "Waterfront",
  ],
  roof: ["Built up", "Composition", "Metal", "Shingle"],
  parking: [
    "Carport",
    "Garage - Attached",
    "Garage - Detached",
    "Off-street parking",
    "On-street parking",
    "None",
  ],
  cooling: [
    "Central air conditioning",
    "Evaporative cooler",
    "Refrigerated air",
    "Solar",
    "Wall",
    "Other",
  ],
  heating: [
    "Baseboard",
    "Forced air",
    "Steam Heat",
    "Geothermal",
    "Heat pump",
    "Radiant",
    "Stove",
    "Wall",
    "Other",
  ],
  heatingFuel: ["Coal", "Electricity", "Natural gas", "Propane"],
  waterSewage: ["Well Water", "Municipality Water", "Septic Tank", "Municipality Sewer"],
} as const;

export type FeatureGroup = keyof typeof FEATURE_OPTIONS;
export type FeatureOption<G extends FeatureGroup> = (typeof FEATURE_OPTIONS)[G][number];

export const FEATURE_SECTIONS: readonly {
  heading: string;
  groups: readonly { key: FeatureGroup; label: string }[];
}[] = [
  {
    heading: "Indoor Details",
    groups: [
      { key: "appliances", label: "Appliances" },
      { key: "basement", label: "Basement" },
      { key: "rooms", label: "Rooms" },
      { key: "indoorFeatures", label: "Indoor Features" },
      { key: "flooring", label: "Flooring" },
    ],
  },
  {
    heading: "Outdoor Details",
    groups: [
      { key: "buildingDetails", label: "Building Details" },
      { key: "exterior", label: "Exterior" },
      { key: "architecturalStyle", label: "Architectural Style" },
      { key: "outdoorFeatures", label: "Outdoor Features" },
      { key: "roof", label: "Roof" },
      { key: "parking", label: "Parking" },
    ],
  },
  {
    heading: "Utilities",
    groups: [
      { key: "cooling", label: "Cooling" },
      { key: "heating", label: "Heating" },
      { key: "heatingFuel", label: "Heating Fuel" },
      { key: "waterSewage", label: "Water/Sewage" },
    ],
  },
];

function option<G extends FeatureGroup>(group: G): z.ZodType<FeatureOption<G>, string> {
  return z.enum(FEATURE_OPTIONS[group] as readonly FeatureOption<G>[], {
    error: ({ input }) =>
      typeof input === "string" ? "Not an option of this list" : "Must be text",
  });
}

// Repeats are dropped; anything not listed is refused.
function options<G extends FeatureGroup>(group: G) {
  return z
    .array(option(group), "Must be a list")
    .max(1000, "Too many options")
    .default([])
    .transform((chosen) => [...new Set(chosen)]);
}

/**
 * A count as the number boxes give it: a whole number above 0, or null.
 * Text that is not such a number becomes null.
 */
export function readCount(value: unknown): number | null {
  const count = typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 && count <= 100_000
    ? count
    : null;
}

const count = z
  .unknown()
  .optional()
  .meta({
    description: "A whole number above 0, as a number or as text; anything else counts as null",
  })
  .transform(readCount);

export const featuresInput = z.object({
  appliances: options("appliances"),
  basement: options("basement"),
  rooms: z
    .object({ types: options("rooms"), total: count }, "Must be an object")
    .default({ types: [], total: null }),
  indoorFeatures: options("indoorFeatures"),
  flooring: options("flooring"),
  buildingDetails: options("buildingDetails"),
  exterior: options("exterior"),
  architecturalStyle: options("architecturalStyle"),
  outdoorFeatures: options("outdoorFeatures"),
  roof: options("roof"),
  parking: z
    .object({ types: options("parking"), totalSpaces: count }, "Must be an object")
    .default({ types: [], totalSpaces: null }),
  cooling: options("cooling"),
  heating: options("heating"),
  heatingFuel: options("heatingFuel"),
  waterSewage: options("waterSewage"),
});

export type Features = z.output<typeof featuresInput>;

const chosen = <G extends FeatureGroup>(group: G) => z.array(option(group));
const counted = z.int().positive().nullable();

export const featuresView = z.object({
  appliances: chosen("appliances"),
  basement: chosen("basement"),
  rooms: z.object({ types: chosen("rooms"), total: counted }),
  indoorFeatures: chosen("indoorFeatures"),
  flooring: chosen("flooring"),
  buildingDetails: chosen("buildingDetails"),
  exterior: chosen("exterior"),
  architecturalStyle: chosen("architecturalStyle"),
  outdoorFeatures: chosen("outdoorFeatures"),
  roof: chosen("roof"),
  parking: z.object({ types: chosen("parking"), totalSpaces: counted }),
  cooling: chosen("cooling"),
  heating: chosen("heating"),
  heatingFuel: chosen("heatingFuel"),
  waterSewage: chosen("waterSewage"),
}) satisfies z.ZodType<Features>;

export const NO_FEATURES: Features = featuresInput.parse({});
