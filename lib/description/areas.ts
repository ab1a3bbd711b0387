import { MIN_LOT_IN_ACRES, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { count, figures, type Phrase, withArticle } from "./grammar.ts";

/** A listing gives no fractions of a square foot. */
function wholeFeet(value: number, about: string): string {
  const whole = Math.max(1, Math.round(value));
  return Math.abs(whole - value) < 0.005 ? figures(whole) : `${about} ${figures(whole)}`;
}

/** "2,450 square feet" */
export function squareFeet(value: number): Phrase {
  const whole = wholeFeet(value, "about");
  const plural = Math.round(value) > 1;
  return { text: `${whole} square ${plural ? "feet" : "foot"}`, plural };
}

/** "2,450-square-foot" */
export const sized = (value: number) => `${wholeFeet(value, "roughly")}-square-foot`;

const HALF_ACRE = SQUARE_FEET_PER_ACRE / 2;
const QUARTER_ACRE = SQUARE_FEET_PER_ACRE / 4;

// Two decimals for a small lot, one for a larger: as exact as a listing is.
function acresOf(lot: number): number {
  const acres = lot / SQUARE_FEET_PER_ACRE;
  const parts = acres < 10 ? 100 : 10;
  return Math.round(acres * parts) / parts;
}

/** The size of a lot, from a third of an acre up in acres: "five acres", "0.87 acres". */
export function lotInWords(lot: number): string {
  if (lot < MIN_LOT_IN_ACRES) return squareFeet(lot).text;
  const acres = acresOf(lot);
  return `${count(acres)} acre${acres === 1 ? "" : "s"}`;
}

/** "a five-acre lot", "a half-acre lot", "a 0.87-acre lot", "an 8,276-square-foot lot". */
export function lotPhrase(lot: number): string {
  if (lot === HALF_ACRE) return "a half-acre lot";
  if (lot >= MIN_LOT_IN_ACRES) return withArticle(`${count(acresOf(lot))}-acre lot`);
  return lot === QUARTER_ACRE ? "a quarter-acre lot" : withArticle(`${sized(lot)} lot`);
}
