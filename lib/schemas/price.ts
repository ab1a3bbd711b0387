import { z } from "zod";
import { cleanEntry } from "#lib/text/clean-text.ts";
import { readAmount } from "#lib/us/amounts.ts";

export const MAX_PRICE = 1_000_000_000;

/**
 * Reads dollars: "$650,000" is 650000. Empty text and null become undefined; other text becomes
 * NaN.
 */
export function readDollars(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  const typed = cleanEntry(value).trim();
  if (typed === "") return undefined;
  return typed.endsWith("%") ? Number.NaN : (readAmount(typed) ?? Number.NaN);
}

const dollars = z
  .number({ error: ({ input }) => (input === undefined ? "Required" : "Must be a number") })
  .int("Must be whole dollars")
  .max(MAX_PRICE, `Must be at most ${MAX_PRICE.toLocaleString("en-US")}`);

/** A price in whole US dollars, as a number or as typed. */
export const priceInput = z.preprocess(readDollars, dollars.min(1, "Must be at least 1"));
