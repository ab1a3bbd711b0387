import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";
import { ageAt } from "../model/terms.ts";

/**
 * What a difference is worth where no market near by is fitted. Round numbers, chosen on sales of
 * King County, Washington, of January and February 2015; what they miss by is measured on later ones.
 */
const RULES = {
  // A home twice as large is worth 2^0.5, and one on twice the lot 2^0.1 times as much.
  livingArea: 0.5,
  lotSize: 0.1,
  bathroom: 0.05,
  yearOfAge: -0.004,
};
const MAX_AGE = 50;

/** The worth of a home's facts in ln dollars, of which only differences mean anything. */
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
