import { plainNumber } from "#lib/format.ts";
import { readAmount } from "#lib/us/amounts.ts";
import type { EnteredAmount } from "./net-lines.ts";

/**
 * Reads an amount: "2.5%" is a share of the price, "$4,500" and "4500" are dollars. Null if
 * unreadable.
 */
export function readEnteredAmount(text: string): EnteredAmount | null {
  const value = readAmount(text);
  if (value === null) return null;
  return { unit: text.trim().endsWith("%") ? "percent" : "dollars", value };
}

/** Reads an amount in dollars. Null if it is a percentage or unreadable. */
export const readDollars = (text: string): number | null =>
  text.endsWith("%") ? null : readAmount(text);

/** Returns an amount as a person would type it; "" if nothing was entered. */
export const enteredText = (entered: EnteredAmount | undefined): string =>
  entered ? `${plainNumber(entered.value)}${entered.unit === "percent" ? "%" : ""}` : "";
