import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";
import { ageAt } from "../model/terms.ts";

/**
 * Adjustments where no nearby market is fitted. Round numbers chosen on sales in King County,
 * Washington, of January and February 2015; their errors are measured on later sales.
 */
const RULES = {
  // Twice the living area is worth 2^0.5 times as much, and twice the lot 2^0.1 times.
  livingArea: 0.5,
  lotSize: 0.1,
  bathroom: 0.05,
  yearOfAge: -0.004,
};
const MAX_AGE = 50;

/** Returns the worth of a home's facts in ln dollars. Only differences are meaningful. */
export function predictByRules(home: ValuableFacts, day: number): number {
  const { livingArea, lotSize, bathrooms, yearBuilt } = home;
  const age = yearBuilt === null ? 0 : clamp(ageAt(yearBuilt, day), 0, MAX_AGE);
  return (
    RULES.livingArea * Math.log(livingArea) +
    (lotSize ? RULES.lotSize * Math.log(lotSize) : 0) +
    RULES.bathroom * (bathrooms ?? 0) +
    RULES.yearOfAge * age
  );
}
