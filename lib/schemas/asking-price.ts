import { z } from "zod";
import { priceInput } from "./price.ts";

export const askingPriceInput = z.object({ price: priceInput });

const askingPrice = z.object({
  price: z.number().int(),
  setAt: z.iso.datetime(),
  /** Name, else email, of the person who set it; null if that person has left. */
  setBy: z.string().nullable(),
});
export type AskingPrice = z.infer<typeof askingPrice>;

/** Newest first: the first one is current. */
export const askingPriceView = z.object({ history: z.array(askingPrice) });
export type AskingPriceView = z.infer<typeof askingPriceView>;
