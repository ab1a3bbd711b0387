import { nothing, option, type Term } from "../term.ts";

export const STYLES: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Bungalow"),
    phrases: "bungalow[s] [style]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Cape Cod"),
    phrases: `
      cape[s] cod[s] [style], [classic|traditional|shingled|brick|new england|expanded] cape
    `,
    notBefore: "fear, may, cod, of, coral*",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Colonial"),
    phrases: "[center hall] colonial[s] [style|revival]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Contemporary", "Modern"),
    phrases: "contemporary [style]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Craftsman"),
    phrases: "craftsman [style], arts and crafts",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "French"),
    phrases: "french [style|country|provincial|normandy|chateau] [style[s]]",
    notBefore: "door*, drain*, press*",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Georgian"),
    phrases: "georgian [style]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Loft"),
    phrases: "loft[s] [style|space|bedroom]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Modern", "Contemporary"),
    phrases: "mid century [modern]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Modern", "Contemporary"),
    phrases: "modern [style|design|architecture]",
    notBefore: "amenit*, conven*, comfort*, day*, life*",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Queen Anne/Victorian"),
    phrases: "queen anne, victorian[s] [style]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Santa Fe/Pueblo style"),
    phrases: "santa fe [style], pueblo [style|revival], adobe",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Spanish"),
    phrases: "spanish [style|revival|colonial], mediterranean, hacienda",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Split-level"),
    phrases: "split (level|entry|foyer)[s]",
  },
  {
    kind: "feature",
    supportedBy: option("architecturalStyle", "Tudor"),
    phrases: "tudor[s] [style|revival]",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: `
      farm[ ]house[s], ranch[er] (style|home|house), a frame, log cabin, cabin, cottage,
      mansion, chalet, villa, art deco, prairie style, saltbox, brownstone
    `,
  },
];
