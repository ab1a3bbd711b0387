import { cleanEntry } from "#lib/text/clean-text.ts";

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

/** Parses a count: returns a whole number above 0, or null for anything else. */
export function readCount(value: unknown): number | null {
  const typed = typeof value === "string" ? cleanEntry(value).trim() : value;
  const count = typeof typed === "string" && /^\d+$/.test(typed) ? Number(typed) : typed;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 && count <= 100_000
    ? count
    : null;
}

type Chosen<G extends FeatureGroup> = FeatureOption<G>[];

/** The number of highlights and the length of each. */
export const OWN_WORDS = { most: 3, characters: 160 } as const;

/** The chosen options, two counts, and the owner's own highlights. */
export type Features = { [G in Exclude<FeatureGroup, "rooms" | "parking">]: Chosen<G> } & {
  rooms: { types: Chosen<"rooms">; total: number | null };
  parking: { types: Chosen<"parking">; totalSpaces: number | null };
  ownWords?: string[] | undefined;
};

export const NO_FEATURES: Features = {
  appliances: [],
  basement: [],
  rooms: { types: [], total: null },
  indoorFeatures: [],
  flooring: [],
  buildingDetails: [],
  exterior: [],
  architecturalStyle: [],
  outdoorFeatures: [],
  roof: [],
  parking: { types: [], totalSpaces: null },
  cooling: [],
  heating: [],
  heatingFuel: [],
  waterSewage: [],
  ownWords: [],
};

export const COUNT_LABELS = { rooms: "Total Rooms", parking: "Total Parking Spaces" } as const;
