import { formatMoney } from "#lib/format.ts";
import { chosenFeatures } from "#lib/listing/chosen-features.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { BASICS, type Compared, type Contradiction, FEATURES, type Side, side } from "./facts.ts";
import { findSentence } from "./sentences.ts";

interface Denial {
  /** What a text says. */
  words: RegExp;
  unless?: RegExp;
  /** What the details say to the contrary; null if nothing. */
  against: (property: LatestPropertyView) => Side | null;
}

const optionOf = (
  property: LatestPropertyView,
  group: "waterSewage" | "parking" | "basement",
  name: (option: string) => boolean,
) => chosenFeatures(property.propertySpecifics, group).find(name) ?? null;

// Only one of the two kinds is chosen.
function only(property: LatestPropertyView, wanted: string, other: string): Side | null {
  const chosen = chosenFeatures(property.propertySpecifics, "waterSewage");
  return chosen.includes(wanted) && !chosen.includes(other)
    ? side(FEATURES, `Water/Sewage: ${wanted}`)
    : null;
}

const option = (label: string, name: string | null) =>
  name === null ? null : side(FEATURES, `${label}: ${name}`);

const NEARBY =
  /\b(?:near|nearby|close to|minutes?|blocks?|walk|walking|drive|view|views|overlook\w*|across from|no|not)\b/i;
const PUBLIC = "(?:city|public|municipal|town)";

const DENIALS: readonly Denial[] = [
  {
    words: new RegExp(`\\b${PUBLIC} (?:water and )?sewer\\b|\\bsewer connect`, "i"),
    unless: /\b(?:no|not|n['’]t|available|nearby|at the street)\b/i,
    against: (property) => only(property, "Septic Tank", "Municipality Sewer"),
  },
  {
    words: /\bseptic\b/i,
    unless: /\b(?:no|not|n['’]t|former|instead of)\b/i,
    against: (property) => only(property, "Municipality Sewer", "Septic Tank"),
  },
  {
    words: new RegExp(`\\b${PUBLIC} water\\b`, "i"),
    unless: /\b(?:no|not|n['’]t|available|nearby|at the street)\b/i,
    against: (property) => only(property, "Well Water", "Municipality Water"),
  },
  {
    words: /\b(?:private|own|drilled) well\b|\bwell water\b/i,
    unless: /\b(?:no|not|n['’]t|former|irrigation|garden)\b/i,
    against: (property) => only(property, "Municipality Water", "Well Water"),
  },
  {
    words:
      /\b(?:no|without (?:an? )?|not in an?) (?:hoa|homeowners['’]? association|association (?:dues|fees)|monthly (?:dues|fees))\b/i,
    against: ({ propertyBasics }) => {
      const fees = propertyBasics?.hoaFees ?? 0;
      return fees > 0 ? side(BASICS, `HOA Fees: ${formatMoney(fees)} per month`) : null;
    },
  },
  {
    words: /\b(?:no|without a|lacks a) garage\b(?! door)/i,
    against: (property) =>
      option(
        "Parking",
        optionOf(property, "parking", (name) => name.startsWith("Garage")),
      ),
  },
  {
    words: /\b(?:no|without a|lacks a) basement\b/i,
    against: (property) =>
      option(
        "Basement",
        optionOf(property, "basement", (name) => name !== "None"),
      ),
  },
  {
    words:
      /\b(?:lake|river|water|ocean|bay|creek)[ -]?front(?:age)?\b|\b(?:feet|ft\.?) of (?:shore\w*|(?:lake|river|water|ocean) ?front\w*|frontage on the (?:lake|river|water))/i,
    unless: new RegExp(
      `${NEARBY.source}|\\bfront (?:park|trail|path|dining|restaurant|district|shops?)|front(?:age)? (?:park|trail|path|dining|restaurants?|district|promenade|shops?)`,
      "i",
    ),
    against: ({ propertySpecifics }) =>
      propertySpecifics && !propertySpecifics.outdoorFeatures.includes("Waterfront")
        ? side(FEATURES, "Outdoor Features: Waterfront isn't checked")
        : null,
  },
];

/** Finds texts that deny or claim what the details say otherwise. */
export function textsAgainstDetails({ property, listingTexts }: Compared): Contradiction[] {
  return DENIALS.flatMap(({ words, unless, against }) => {
    const other = against(property);
    if (!other) return [];
    return listingTexts.flatMap((place): Contradiction[] => {
      const says = findSentence(place.text, words, ...(unless ? [unless] : []));
      return says === null ? [] : [{ sides: [side(place, says), other] }];
    });
  });
}
