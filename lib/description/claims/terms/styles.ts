import { option, type TermRow } from "../claim.ts";

// A house of a century and more is called an antique.
const LAST_ANTIQUE = 1926;

export const STYLES: readonly TermRow[] = [
  { supportedBy: option("architecturalStyle", "Bungalow"), phrases: "bungalow[s] [style]" },
  {
    supportedBy: option("architecturalStyle", "Cape Cod"),
    phrases:
      "cape[s] cod[s] [style], [classic|traditional|shingled|brick|new england|expanded] cape",
    notBefore: "fear, may, cod, of, coral*",
  },
  {
    supportedBy: option("architecturalStyle", "Colonial"),
    phrases: "[center hall] colonial[s] [style|revival]",
  },
  {
    supportedBy: option("architecturalStyle", "Contemporary", "Modern"),
    phrases: "contemporary [style]",
  },
  {
    supportedBy: option("architecturalStyle", "Craftsman"),
    phrases: "craftsman [style], arts and crafts",
  },
  {
    supportedBy: option("architecturalStyle", "French"),
    phrases: "french [style|country|provincial|normandy|chateau] [style[s]]",
    notBefore: "door*, drain*, press*",
  },
  { supportedBy: option("architecturalStyle", "Georgian"), phrases: "georgian [style]" },
  { supportedBy: option("architecturalStyle", "Loft"), phrases: "loft[s] [style|space|bedroom]" },
  {
    supportedBy: option("architecturalStyle", "Modern", "Contemporary"),
    phrases: "mid century [modern]",
  },
  {
    supportedBy: option("architecturalStyle", "Modern", "Contemporary"),
    phrases: "modern [style|design|architecture]",
    notBefore: "amenit*, conven*, comfort*, day*, life*",
  },
  {
    supportedBy: option("architecturalStyle", "Queen Anne/Victorian"),
    phrases: "queen anne, [painted] victorian[s] [style]",
  },
  {
    supportedBy: option("architecturalStyle", "Santa Fe/Pueblo style"),
    phrases: "santa fe [style], pueblo [style|revival], adobe",
  },
  {
    supportedBy: option("architecturalStyle", "Spanish"),
    phrases: "spanish [style|revival|colonial], mediterranean, hacienda",
  },
  {
    supportedBy: option("architecturalStyle", "Split-level"),
    phrases: "split (level|entry|foyer)[s]",
  },
  { supportedBy: option("architecturalStyle", "Tudor"), phrases: "tudor[s] [style|revival]" },
  {
    phrases: `
      farm[ ]house[s], ranch[er] (style|home|house), a frame, log cabin, cabin, cottage,
      mansion, chalet, villa, art deco, prairie style, saltbox, brownstone
    `,
  },
  {
    supportedBy: (home) => home.built > 0 && home.built <= LAST_ANTIQUE,
    phrases: "antique",
    onlyBefore: "cape, colonial, house, home, farmhouse, building, brick, charm",
  },
];
