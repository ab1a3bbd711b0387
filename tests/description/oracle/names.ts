import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";

type Names<G extends FeatureGroup> = Record<Exclude<FeatureOption<G>, "None" | "Other">, RegExp>;

/** How a text names each option that no other group shares the word with. */
export const THINGS: { readonly [G in FeatureGroup]?: Names<G> } = {
  appliances: {
    Dishwasher: /\bdishwashers?\b/i,
    Dryer: /\bdryers?\b/i,
    Freezer: /\bfreezers?\b/i,
    "Garbage Disposal": /\bdisposals?\b/i,
    Microwave: /\bmicrowaves?\b/i,
    "Range/Oven": /\b(?:ranges?|ovens?|cooktops?)\b/i,
    Refrigerator: /\b(?:refrigerators?|fridges?)\b/i,
    "Trash Compactor": /\bcompactors?\b/i,
    Washer: /\bwashers?\b/i,
  },
  rooms: {
    "Breakfast Nook": /\bnooks?\b/i,
    "Dining Room": /\bdining\b/i,
    "Family Room": /\bfamily rooms?\b/i,
    "Laundry Room": /\blaundry\b/i,
    Library: /\blibrary\b/i,
    "Owner's Suite": /\bsuites?\b/i,
    "Mud Room": /\bmud ?rooms?\b/i,
    Workshop: /\b(?:workshops?|shop)\b/i,
    "Solarium/Atrium": /\b(?:solarium|atrium)s?\b/i,
    "Sun Room": /\bsun ?rooms?\b/i,
    "Walk-in closet": /\bclosets?\b/i,
  },
  indoorFeatures: {
    Attic: /\battics?\b/i,
    "Cable Ready": /\bcable\b/i,
    "Ceiling Fans": /\bfans?\b/i,
    "Double Pane/storm windows": /\bwindows?\b/i,
    "Intercom System": /\bintercoms?\b/i,
    "Jetted tub": /\bjetted\b|(?<!hot )\btubs?\b/i,
    "Mother-in-law apartment": /\b(?:mother-in-law|apartment|in-law)\b/i,
    "Security Systems": /\bsecurity\b/i,
    Skylights: /\bskylights?\b/i,
    "Vaulted ceiling": /\bvaulted\b/i,
    "Wet bar": /\bbars?\b/i,
    Wired: /\bwired\b/i,
  },
  buildingDetails: {
    "Assisted living community": /\bassisted[ -]living\b/i,
    "Basketball court": /\bbasketball\b/i,
    "Controlled access": /\bcontrolled[ -](?:access|entry)\b|\baccess is controlled\b/i,
    "Disabled access": /\baccessib\w+/i,
    Doorman: /\bdoorm[ae]n\b/i,
    Elevator: /\belevators?\b/i,
    "Gated entry": /\bgate[ds]?\b/i,
    "Near transportation": /\b(?:transportation|transit)\b/i,
    "Sports court": /\bsports? courts?\b/i,
    "Over 55+ active community": /(?<![\d.,])55\+|\b55 and (?:over|older)\b/i,
    Storage: /\bstorage\b/i,
    "Tennis court": /\btennis\b/i,
  },
  architecturalStyle: {
    Bungalow: /\bbungalow\b/i,
    "Cape Cod": /\bCape Cod\b/i,
    Colonial: /\bColonial\b/i,
    Contemporary: /\bcontemporary\b/i,
    Craftsman: /\bCraftsman\b/i,
    French: /\bFrench\b/i,
    Georgian: /\bGeorgian\b/i,
    Loft: /\bloft\b/i,
    Modern: /\bmodern\b/i,
    "Queen Anne/Victorian": /\b(?:Queen Anne|Victorian)\b/i,
    "Santa Fe/Pueblo style": /\b(?:Santa Fe|Pueblo)\b/i,
    Spanish: /\bSpanish\b/i,
    "Split-level": /\bsplit-level\b/i,
    Tudor: /\bTudor\b/i,
  },
  outdoorFeatures: {
    "Balcony/patio": /\b(?:balcon(?:y|ies)|patios?)\b/i,
    "Barbecue area": /\b(?:barbecue|grill)\b/i,
    Lawn: /\blawns?\b/i,
    Pond: /\bponds?\b/i,
    Deck: /\bdecks?\b/i,
    Dock: /\bdocks?\b/i,
    "Fenced yard": /\bfence[ds]?\b/i,
    Garden: /\bgardens?\b/i,
    Greenhouse: /\bgreenhouses?\b/i,
    "Hot tub/spa": /\b(?:hot tub|spa)\b/i,
    Pool: /\bpools?\b/i,
    Porch: /\bporch(?:es)?\b/i,
    "Rv Parking": /\bRV\b/i,
    Sauna: /\bsaunas?\b/i,
    "Sprinkler system": /\bsprinklers?\b/i,
    Waterfront: /\bwaterfront\b/i,
  },
  waterSewage: {
    "Well Water": /\bwell water\b|\bwells?\b(?! as\b)(?<!as well)/i,
    "Municipality Water": /\b(?:municipal|city|public) water\b/i,
    "Septic Tank": /\bseptic\b/i,
    "Municipality Sewer": /\bsewer\b/i,
  },
};

/** Kinds that share a noun with each other, by the nouns that they stand before. */
export const KINDS = {
  flooring: {
    noun: /^(?:floors?|flooring|carpet)$/i,
    words: {
      Carpet: /^carpet(?:ed)?$/i,
      Concrete: /^concrete$/i,
      Hardwood: /^hardwood$/i,
      Laminate: /^laminate$/i,
      "Linoleum/Vinyl": /^(?:linoleum|vinyl)$/i,
      Slate: /^slate$/i,
      Softwood: /^softwood$/i,
      Tile: /^tile$/i,
    },
  },
  exterior: {
    noun: /^(?:exterior|siding|house|home|residence|bungalow|cape|multi-family)$/i,
    words: {
      Brick: /^brick$/i,
      "Cement/Concrete": /^(?:cement|concrete)$/i,
      Composition: /^composition$/i,
      Metal: /^metal$/i,
      Shingle: /^shingled?$/i,
      Stucco: /^stucco$/i,
      Vinyl: /^vinyl$/i,
      Wood: /^wood$/i,
      "Wood products": /^engineered-wood$/i,
    },
  },
  roof: {
    noun: /^(?:roof|roofing)$/i,
    words: {
      "Built up": /^built-up$/i,
      Composition: /^composition$/i,
      Metal: /^metal$/i,
      Shingle: /^shingle$/i,
    },
  },
  cooling: {
    noun: /^(?:air-conditioning|cooling)$/i,
    words: {
      "Central air conditioning": /^central$/i,
      "Evaporative cooler": /^evaporative$/i,
      "Refrigerated air": /^refrigerated$/i,
      Solar: /^solar$/i,
      Wall: /^wall-unit$/i,
    },
  },
  heating: {
    noun: /^(?:heat|heating)$/i,
    words: {
      Baseboard: /^baseboard$/i,
      "Forced air": /^forced-air$/i,
      "Steam Heat": /^steam$/i,
      Geothermal: /^geothermal$/i,
      "Heat pump": /^heat-pump$/i,
      Radiant: /^radiant$/i,
      Stove: /^stove$/i,
      Wall: /^wall$/i,
    },
  },
} satisfies {
  [G in "flooring" | "exterior" | "roof" | "cooling" | "heating"]: {
    noun: RegExp;
    words: Names<G>;
  };
};

/** Heat sources, fuels, parking parts and states of a basement, which rules of their own read. */
export const HEAT_SOURCES: Names<"heating"> = {
  Baseboard: /\bbaseboard\b/i,
  "Forced air": /\bforced[ -]air\b/i,
  "Steam Heat": /\bsteam\b/i,
  Geothermal: /\bgeothermal\b/i,
  "Heat pump": /\bheat pump\b/i,
  Radiant: /\bradiant\b/i,
  Stove: /\bstove\b/i,
  Wall: /\bwall(?![ -]unit)\b/i,
};
export const FUELS: Names<"heatingFuel"> = {
  Coal: /\bcoal\b/i,
  Electricity: /\belectric(?:ity)?\b/i,
  "Natural gas": /\b(?:natural )?gas\b/i,
  Propane: /\bpropane\b/i,
};
export const PARKING_PARTS: Names<"parking"> = {
  Carport: /\bcarports?\b/i,
  "Garage - Attached": /\battached\b[^,;]*\bgarages?\b/i,
  "Garage - Detached": /\bdetached\b[^,;]*\bgarages?\b/i,
  "Off-street parking": /\boff-street\b/i,
  "On-street parking": /\bon-street\b/i,
};
export const BASEMENT_KINDS: Names<"basement"> = {
  Finished: /(?<!partially |un)\bfinished\b(?! (?:in|with)\b)/i,
  "Partially finished": /\bpartially finished\b/i,
  Unfinished: /\bunfinished\b/i,
};

/** The options of a group that a text names. */
export function named<Option extends string>(
  names: Readonly<Record<Option, RegExp>>,
  text: string,
): Option[] {
  return (Object.keys(names) as Option[]).filter((option) => names[option].test(text));
}
