import { z } from "zod";
import { atLeast, atMost, MUST_BE_WHOLE_DOLLARS } from "#lib/fields/numbers.ts";
import { cleanEntry } from "#lib/text/clean-text.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { requiredNumber } from "./values.ts";

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

/** Whole US dollars up to `MAX_PRICE`, without a lower limit. */
export const dollars = requiredNumber.int(MUST_BE_WHOLE_DOLLARS).max(MAX_PRICE, atMost(MAX_PRICE));

/** A price in whole US dollars, as a number or as typed. */
export const priceInput = z.preprocess(readDollars, dollars.min(1, atLeast(1)));
