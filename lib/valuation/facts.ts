import type { BasicsField } from "#lib/schemas/basics.ts";
import type { Subject, ValuableSale } from "./types.ts";

/** Labels of the screen (CONTRACT) for the facts that a valuation reads. */
const LABELS = {
  finishedSquareFootage: "Finished Square Footage",
  lotSize: "Lot Size",
  yearBuilt: "Year Built",
  fullBathrooms: "Full Bathrooms",
} as const satisfies Partial<Record<BasicsField, string>>;

/** Living areas, in square feet, between which a home is believed. */
const LIVING_AREAS: readonly [number, number] = [100, 50_000];

/** What keeps a home from being valued at all: labels of the basics to fill in, or a sentence. */
export function findObstacle(subject: Subject): { reason: string; missing: string[] } | null {
  if (subject.propertyType === "land_lot") {
    return { reason: "Land without a home on it can't be valued yet.", missing: [] };
  }
  if (subject.livingArea === null) {
    return {
      reason:
        "A valuation needs the finished square footage of the home. Please fill in The Basics.",
      missing: [LABELS.finishedSquareFootage],
    };
  }
  const [least, most] = LIVING_AREAS;
  if (subject.livingArea < least || subject.livingArea > most) {
    return {
      reason: `A home of ${subject.livingArea.toLocaleString("en-US")} square feet can't be compared with other homes. Please check Finished Square Footage in The Basics.`,
      missing: [LABELS.finishedSquareFootage],
    };
  }
  return null;
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Takes a fact that the seller left open as it usually is among the candidates, where most of them
 * have it. A condominium without a lot has none.
 * @returns the subject to value, and the labels of what was taken so
 */
export function fillFacts<S extends Subject>(
  subject: S,
  candidates: readonly ValuableSale[],
): { subject: S; assumed: string[] } {
  const assumed: string[] = [];
  const usual = (field: "lotSize" | "yearBuilt" | "bathrooms", label: string) => {
    const value = subject[field];
    if (value !== null) return value;
    const values = candidates.map((sale) => sale[field]).filter((known) => known !== null);
    if (values.length * 2 < candidates.length || values.length === 0) return null;
    assumed.push(label);
    return median(values);
  };
  const filled = {
    ...subject,
    lotSize:
      subject.propertyType === "condominium" ? subject.lotSize : usual("lotSize", LABELS.lotSize),
    yearBuilt: usual("yearBuilt", LABELS.yearBuilt),
    bathrooms: usual("bathrooms", LABELS.fullBathrooms),
  };
  return { subject: filled, assumed };
}
