import { area, count, figures } from "#lib/description/grammar.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";

/** Parts of an acre that have a name; a lot within 3 % of one is about that. */
const NAMED_PARTS: readonly (readonly [number, string])[] = [
  [1 / 4, "a quarter of an acre"],
  [1 / 3, "a third of an acre"],
  [1 / 2, "half an acre"],
  [3 / 4, "three quarters of an acre"],
];
const LEAST_PART = 0.05;
/** How far a figure may be from the fact, as a share of it, and not be "about". */
const EXACT = 0.0005;

/** The size of a lot, from an acre up in acres first: "five acres (217,800 square feet)". */
export function lotInWords(squareFeet: number): string {
  if (squareFeet < SQUARE_FEET_PER_ACRE) return area(squareFeet);
  const exact = squareFeet / SQUARE_FEET_PER_ACRE;
  const acres = Math.round(exact * 10) / 10;
  const about = Math.abs(acres - exact) < EXACT * exact ? "" : "about ";
  return `${about}${count(acres)} acre${acres === 1 ? "" : "s"} (${area(squareFeet)})`;
}

/** A lot of less than an acre in acres: "about half an acre", "or 0.6 acres". */
export function partOfAcre(squareFeet: number): string | undefined {
  const acres = squareFeet / SQUARE_FEET_PER_ACRE;
  if (acres >= 1 || acres < LEAST_PART) return undefined;
  const rounded = Math.round(acres * 100) / 100;
  const [part, name] = NAMED_PARTS.find(([share]) => Math.abs(acres - share) <= 0.03 * share) ?? [
    rounded,
    `${figures(rounded)} acres`,
  ];
  return Math.abs(acres - part) < EXACT * part ? `or ${name}` : `about ${name}`;
}
