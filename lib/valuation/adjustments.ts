import type { ValuableHome, ValuableSale } from "./data/home.ts";
import { clampResidual } from "./similarity-weights.ts";

interface Adjustment {
  label: string;
  amount: number;
}

const TIME = "Time since sale";
// Facts that are changed from the comparable's into the subject's, one step after the other.
const STEPS: readonly { label: string; fields: readonly (keyof ValuableHome)[] }[] = [
  { label: "Living area", fields: ["livingArea"] },
  { label: "Basement", fields: ["basementArea"] },
  { label: "Lot size", fields: ["lotSize"] },
  { label: "Bedrooms", fields: ["bedrooms"] },
  { label: "Bathrooms", fields: ["bathrooms"] },
  { label: "Age and remodel", fields: ["yearBuilt", "yearRemodeled"] },
  { label: "Property type", fields: ["propertyType"] },
  { label: "Location", fields: ["zipCode", "district"] },
];
const UNUSUAL_PRICE = "Unusual price, counted in part";

/**
 * Adjusts a comparable's price to the subject: first for time, then fact after fact. Each amount is
 * what the modelled value changes by, so that they add up.
 * @param predict modelled value, in ln dollars, of a home on a day
 * @returns adjusted price and the adjustments that are not zero, all in whole dollars;
 *   an amount is negative where the comparable has more than the subject
 */
export function adjustPrice(
  subject: ValuableHome,
  day: number,
  sale: ValuableSale,
  predict: (home: ValuableHome, day: number) => number,
): { adjustedPrice: number; adjustments: Adjustment[] } {
  const modelled = predict(sale, sale.day);
  const adjustments: Adjustment[] = [];
  let adjustedPrice = sale.price;
  const moveTo = (label: string, price: number) => {
    const next = Math.round(price);
    if (next !== adjustedPrice) adjustments.push({ label, amount: next - adjustedPrice });
    adjustedPrice = next;
  };
  const priceOf = (home: ValuableHome) => sale.price * Math.exp(predict(home, day) - modelled);

  let home: ValuableHome = sale;
  moveTo(TIME, priceOf(home));
  for (const { label, fields } of STEPS) {
    home = { ...home, ...Object.fromEntries(fields.map((field) => [field, subject[field]])) };
    moveTo(label, priceOf(home));
  }
  const residual = Math.log(sale.price) - modelled;
  moveTo(UNUSUAL_PRICE, adjustedPrice * Math.exp(clampResidual(residual) - residual));
  return { adjustedPrice, adjustments };
}
