import { z } from "zod";
import { ownSaleInput } from "./own-sales.ts";

export const lastSaleInput = ownSaleInput.pick({ soldOn: true, price: true });
export type LastSaleInput = z.output<typeof lastSaleInput>;

const dollars = z.number().int();

export const lastSaleView = z.object({
  sale: z.object({ soldOn: z.iso.date(), price: dollars }).nullable(),
  // The price carried forward by the state's house price index.
  estimate: z
    .object({
      value: dollars,
      low: dollars,
      high: dollars,
      // The index's newest quarter, and whether today is a quarter or more after it.
      indexUntil: z.string(),
      isBeyondIndex: z.boolean(),
      // Median absolute error for homes bought near the market price, and for all homes.
      medianErrorPercent: z.number(),
      homesMeasured: z.number().int(),
      allMedianErrorPercent: z.number(),
      allHomesMeasured: z.number().int(),
    })
    .nullable(),
  // Why there is no estimate; null if there is one, or if no sale is known.
  reason: z.string().nullable(),
});
export type LastSaleView = z.infer<typeof lastSaleView>;
