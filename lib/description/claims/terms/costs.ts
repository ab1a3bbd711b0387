import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { any, option, type TermRow } from "../claim.ts";

/** Costs, terms of sale, and kinds of building. */
export const COSTS: readonly TermRow[] = [
  {
    supportedBy: (home) => home.hoa > 0,
    phrases: "hoa, homeowners['] association, condo fee[s], association fee[s], maintenance fee[s]",
  },
  {
    // As Illinois calls the dues; a special one is something else.
    supportedBy: (home) => home.hoa > 0,
    phrases: "[monthly|regular|condo|association|hoa]* assessment[s]",
    notAfter: "special, tax, property, one time, needs, risk, home, free, city, town, no, other",
  },
  {
    supportedBy: any(
      (home) => home.type === "condominium" || home.type === "multi_family",
      option("indoorFeatures", "Mother-in-law apartment"),
      option("architecturalStyle", "Loft"),
    ),
    phrases: "apartment[s], flats",
    notAfter: "my [*], our [*], first, last, old, their [*]",
  },
  { supportedBy: (home) => home.type === "condominium", phrases: "condo[minium][s]" },
  {
    supportedBy: (home) => home.type === "single_family",
    phrases: "single family [home|house|residence], row[ ](house|home)[s]",
  },
  {
    supportedBy: (home) => home.type === "multi_family",
    phrases: "multi[ ]family [home|property|building]",
  },
  {
    supportedBy: (home) => home.type === "land_lot",
    phrases: "(vacant|raw|undeveloped) land, (parcel|piece) of land, building lot",
  },
  { supportedBy: (home) => home.lot >= SQUARE_FEET_PER_ACRE, phrases: "acreage" },
];
