import { z } from "zod";
import { PRICE_VISIBILITIES } from "#lib/fields/price-history.ts";
import { priceInput } from "./price.ts";

export const askingPriceInput = z.object({
  price: priceInput,
  /** The price that the person saw, or null for none; a change since then is refused. */
  from: priceInput.nullable().optional(),
});
export type AskingPriceInput = z.output<typeof askingPriceInput>;

export const askingPriceParams = z.object({
  // At most fifteen digits: exact in both JavaScript and PostgreSQL.
  priceId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

const askingPrice = z.object({
  id: z.number().int(),
  price: z.number().int(),
  setAt: z.iso.datetime(),
  /** Name, else email, of the person who set it; null if that person has left. */
  setBy: z.string().nullable(),
  /** Whether buyers see it in the price history, or why not. */
  visibility: z.enum(PRICE_VISIBILITIES),
});
export type AskingPrice = z.infer<typeof askingPrice>;

/** Newest first: the first one is current. */
export const askingPriceView = z.object({ history: z.array(askingPrice) });
export type AskingPriceView = z.infer<typeof askingPriceView>;
