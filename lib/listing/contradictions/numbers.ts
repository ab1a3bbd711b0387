import { checkDescription, collectFacts, describedBy, type Fact } from "#lib/description/index.ts";
import { BASICS_LABELS, type Basics, type BasicsField } from "#lib/fields/basics.ts";
import { formatArea, formatMoney, formatNumber } from "#lib/format.ts";
import { bathroomKindsText, lotText } from "#lib/listing/page-text.ts";
import { sentenceAround } from "#lib/text/sentences.ts";
import { BASICS, type Compared, type Contradiction, FEATURES, type Side, side } from "./facts.ts";

const basic = (field: BasicsField, value: string) =>
  side(BASICS, `${BASICS_LABELS[field]}: ${value}`);

interface Measure {
  /** The words of a claim about it. */
  words: RegExp;
  /** The sentence must be about it, too: a sum or a year alone can be of anything. */
  sentence?: RegExp;
  entered: (basics: Basics, spaces: number | null) => Side | null;
}

// The first that fits: "half baths" are baths, and "a 2-car garage" isn't an area.
const MEASURES: readonly Measure[] = [
  {
    words: /\bbed|\bbrs?\b|\bbdrms?\b/i,
    entered: ({ bedrooms }) => basic("bedrooms", formatNumber(bedrooms)),
  },
  {
    words: /\bbath/i,
    entered: (basics) => side(BASICS, `Bathrooms: ${bathroomKindsText(basics) || "none"}`),
  },
  {
    words: /\bacres?\b|\bac\b/i,
    entered: ({ lotSize }) => side(BASICS, `Lot Size: ${lotSize > 0 ? lotText(lotSize) : "none"}`),
  },
  {
    words: /\bsq|\bsquare|\bsf\b|ft²/i,
    entered: ({ finishedSquareFootage }) =>
      basic("finishedSquareFootage", formatArea(finishedSquareFootage)),
  },
  {
    words: /\bhoa\b|\bdues\b|\bfees?\b|\bmonth|\$/i,
    sentence: /\b(?:hoa|dues|fees?|association)\b/i,
    entered: ({ hoaFees }) => side(BASICS, `HOA Fees: ${formatMoney(hoaFees)} per month`),
  },
  {
    words: /\bcars?\b|\bspaces?\b|\bstalls?\b/i,
    entered: (_, spaces) =>
      spaces === null ? null : side(FEATURES, `Total Parking Spaces: ${spaces}`),
  },
  {
    words: /\bbuilt\b|\b(?:1[6-9]|20)\d\d\b/i,
    sentence: /\b(?:built|constructed|dates (?:from|to|back))\b/i,
    entered: ({ yearBuilt }) => (yearBuilt > 0 ? basic("yearBuilt", String(yearBuilt)) : null),
  },
];

/** Finds numbers of texts that differ from the details, by the description's own check. */
export function numbersAgainstDetails({ property, listingTexts }: Compared): Contradiction[] {
  const basics = property.propertyBasics;
  if (!basics) return [];
  const spaces = property.propertySpecifics?.parking.totalSpaces ?? null;
  const facts: readonly Fact[] = collectFacts(describedBy(property));
  return listingTexts.flatMap((place) =>
    checkDescription(place.text, facts).flatMap((finding): Contradiction[] => {
      if (finding.kind !== "claim" || finding.about !== "number") return [];
      const { phrase } = finding;
      const { start, end } = sentenceAround(place.text, finding);
      const around = place.text.slice(start, end);
      const measure = MEASURES.find(({ words }) => words.test(phrase));
      const isMeant = measure?.sentence?.test(around) ?? true;
      const entered = isMeant ? measure?.entered(basics, spaces) : null;
      return entered ? [{ sides: [side(place, phrase), entered] }] : [];
    }),
  );
}
