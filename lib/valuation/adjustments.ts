import { holdResidual } from "./comparables.ts";
import type { ValuableHome, ValuableSale } from "./types.ts";

export interface Adjustment {
  label: string;
  /** Whole US dollars; negative where the comparable has more than the subject. */
  amount: number;
}

/** What is turned from the comparable's into the subject's, one after the other. */
const TURNS: readonly { label: string; fields: readonly (keyof ValuableHome)[] }[] = [
  { label: "Living area", fields: ["livingArea"] },
  { label: "Basement", fields: ["basementArea"] },
  { label: "Lot size", fields: ["lotSize"] },
  { label: "Bedrooms", fields: ["bedrooms"] },
  { label: "Bathrooms", fields: ["bathrooms"] },
  { label: "Age and remodel", fields: ["yearBuilt", "yearRemodeled"] },
  { label: "Property type", fields: ["propertyType"] },
  { label: "Location", fields: ["zipCode"] },
];
const HELD = "Unusual price, counted in part";

/**
 * Explains in dollars what leads from a comparable's price to its adjusted price. Time comes first,
 * then fact after fact; each amount is what the modelled value changes by, so that they add up.
 * @param predict modelled value, in ln dollars, of a home on a day
 * @returns adjusted price and the adjustments that are not zero, all in whole dollars
 */
export function explainAdjustments(
  subject: ValuableHome,
  day: number,
  sale: ValuableSale,
  predict: (home: ValuableHome, day: number) => number,
): { adjustedPrice: number; adjustments: Adjustment[] } {
  const start = predict(sale, sale.day);
  const priceAt = (value: number) => Math.round(sale.price * Math.exp(value - start));
  const adjustments: Adjustment[] = [];
  let price = sale.price;
  const turn = (label: string, home: ValuableHome) => {
    const next = priceAt(predict(home, day));
    if (next !== price) adjustments.push({ label, amount: next - price });
    price = next;
  };
  let home: ValuableHome = sale;
  turn("Time since sale", home);
  for (const { label, fields } of TURNS) {
    home = { ...home, ...Object.fromEntries(fields.map((field) => [field, subject[field]])) };
    turn(label, home);
  }
  const residual = Math.log(sale.price) - start;
  const counted = Math.round(price * Math.exp(holdResidual(residual) - residual));
  if (counted !== price) adjustments.push({ label: HELD, amount: counted - price });
  return { adjustedPrice: counted, adjustments };
}
