import type { AssumableFact } from "#lib/schemas/valuation.ts";
import type { Subject, ValuableSale } from "./types.ts";

/** The one fact that a valuation can't do without, by its label on the screen (CONTRACT). */
const LIVING_AREA = "Finished Square Footage";
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
      missing: [LIVING_AREA],
    };
  }
  const [least, most] = LIVING_AREAS;
  if (subject.livingArea < least || subject.livingArea > most) {
    return {
      reason: `A home of ${subject.livingArea.toLocaleString("en-US")} square feet can't be compared with other homes. Please check ${LIVING_AREA} in The Basics.`,
      missing: [LIVING_AREA],
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
 * @returns the subject to value, and what was taken so
 */
export function fillFacts<S extends Subject>(
  subject: S,
  candidates: readonly ValuableSale[],
): { subject: S; assumed: AssumableFact[] } {
  const assumed: AssumableFact[] = [];
  const usual = (field: AssumableFact) => {
    const value = subject[field];
    if (value !== null) return value;
    const values = candidates.map((sale) => sale[field]).filter((known) => known !== null);
    if (values.length * 2 < candidates.length || values.length === 0) return null;
    assumed.push(field);
    return median(values);
  };
  const filled = {
    ...subject,
    lotSize: subject.propertyType === "condominium" ? subject.lotSize : usual("lotSize"),
    yearBuilt: usual("yearBuilt"),
    bathrooms: usual("bathrooms"),
  };
  return { subject: filled, assumed };
}
