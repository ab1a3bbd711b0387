import type { ValuableHome, ValuableSale } from "./data/home.ts";
import { clampResidual } from "./similarity-weights.ts";

export interface Adjustment {
  label: string;
  amount: number;
}

const TIME = "Time since sale";
// Each step replaces these facts of the comparable with the subject's, one step after another.
const STEPS: readonly { label: string; fields: readonly (keyof ValuableHome)[] }[] = [
  { label: "Living area", fields: ["livingArea"] },
  { label: "Basement", fields: ["basementArea"] },
  { label: "Lot size", fields: ["lotSize"] },
  { label: "Bedrooms", fields: ["bedrooms"] },
  { label: "Bathrooms", fields: ["bathrooms"] },
  { label: "Age and remodel", fields: ["yearBuilt", "yearRemodeled"] },
  { label: "Condition", fields: ["condition"] },
  { label: "Construction quality", fields: ["quality"] },
  { label: "Garage", fields: ["garage"] },
  { label: "Style", fields: ["style"] },
  { label: "Property type", fields: ["propertyType"] },
  { label: "Location", fields: ["zipCode", "district"] },
];
const UNUSUAL_PRICE = "Unusual price, partly counted";

type Predict = (home: ValuableHome, day: number) => number;

interface AdjustedSale {
  adjustedPrice: number;
  adjustments: Adjustment[];
}

/**
 * Adjusts a comparable's price to the subject: first for time, then fact by fact. Each amount is
 * the change in the modelled value, so the amounts add up.
 * @param predict modelled value, in ln dollars, of a home on a day; only differences count
 * @returns the adjusted price and the nonzero adjustments in whole dollars; an amount is negative
 *   where the comparable has more than the subject
 */
export function adjustForDifferences(
  subject: ValuableHome,
  day: number,
  sale: ValuableSale,
  predict: Predict,
): AdjustedSale {
  const modelled = predict(sale, sale.day);
  const adjustments: Adjustment[] = [];
  let adjustedPrice = sale.price;
  const moveTo = (label: string, home: ValuableHome) => {
    const next = Math.round(sale.price * Math.exp(predict(home, day) - modelled));
    if (next !== adjustedPrice) adjustments.push({ label, amount: next - adjustedPrice });
    adjustedPrice = next;
  };

  let home: ValuableHome = sale;
  moveTo(TIME, home);
  for (const { label, fields } of STEPS) {
    if (fields.every((field) => home[field] === subject[field])) continue;
    home = { ...home, ...Object.fromEntries(fields.map((field) => [field, subject[field]])) };
    moveTo(label, home);
  }
  return { adjustedPrice, adjustments };
}

/** Adjusts a price for the differences and for the part of its residual beyond the clamp. */
export function adjustPrice(
  subject: ValuableHome,
  day: number,
  sale: ValuableSale,
  predict: Predict,
): AdjustedSale {
  const { adjustedPrice, adjustments } = adjustForDifferences(subject, day, sale, predict);
  const residual = Math.log(sale.price) - predict(sale, sale.day);
  const counted = Math.round(adjustedPrice * Math.exp(clampResidual(residual) - residual));
  if (counted === adjustedPrice) return { adjustedPrice, adjustments };
  const unusual = { label: UNUSUAL_PRICE, amount: counted - adjustedPrice };
  return { adjustedPrice: counted, adjustments: [...adjustments, unusual] };
}
