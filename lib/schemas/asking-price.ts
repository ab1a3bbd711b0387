import { z } from "zod";
import { priceInput } from "./price.ts";

export const askingPriceInput = z.object({ price: priceInput });

const askingPrice = z.object({
  price: z.number().int(),
  setAt: z.iso.datetime(),
  /** Name, else email, of who set it; null: they are gone. */
  setBy: z.string().nullable(),
});
export type AskingPrice = z.infer<typeof askingPrice>;

/** The newest first: the first one holds. */
export const askingPriceView = z.object({ history: z.array(askingPrice) });
export type AskingPriceView = z.infer<typeof askingPriceView>;
