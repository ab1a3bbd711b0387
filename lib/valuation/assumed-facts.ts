import type { AssumableFact } from "#lib/schemas/valuation.ts";
import type { Subject, ValuableSale } from "./data/home.ts";

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Fills facts the seller left open with the usual value among the candidates, if most candidates
 * have one. A condominium gets no lot size.
 */
export function assumeFacts<S extends Subject>(
  subject: S,
  candidates: readonly ValuableSale[],
): { subject: S; assumed: AssumableFact[] } {
  const assumed: AssumableFact[] = [];
  const fill = (fact: AssumableFact) => {
    if (subject[fact] !== null) return subject[fact];
    const values = candidates.map((sale) => sale[fact]).filter((value) => value !== null);
    if (values.length * 2 < candidates.length || values.length === 0) return null;
    assumed.push(fact);
    return median(values);
  };
  const filled = {
    ...subject,
    lotSize: subject.propertyType === "condominium" ? subject.lotSize : fill("lotSize"),
    yearBuilt: fill("yearBuilt"),
    bathrooms: fill("bathrooms"),
  };
  return { subject: filled, assumed };
}
