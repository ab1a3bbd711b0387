import { plainNumber } from "#lib/format.ts";
import { readAmount } from "#lib/us/amounts.ts";
import type { EnteredAmount } from "./net-lines.ts";

/** "2.5%" is a part of the price, "$4,500" and "4500" are dollars; null: neither. */
export function readEnteredAmount(text: string): EnteredAmount | null {
  const value = readAmount(text);
  if (value === null) return null;
  return { unit: text.trim().endsWith("%") ? "percent" : "dollars", value };
}

/** An amount as it would be typed; "" where nothing was entered. */
export const enteredText = (entered: EnteredAmount | undefined): string =>
  entered ? `${plainNumber(entered.value)}${entered.unit === "percent" ? "%" : ""}` : "";
