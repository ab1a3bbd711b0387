import { z } from "zod";
import { ownSaleInput } from "./own-sales.ts";

/** What a home last sold for. */
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
      // The newest quarter of the index, and whether a quarter or more has passed that it doesn't know.
      indexUntil: z.string(),
      isBeyondIndex: z.boolean(),
      // What half of such estimates missed by at most: of homes bought at about the market's price,
      // and of all.
      medianErrorPercent: z.number(),
      homesMeasured: z.number().int(),
      allMedianErrorPercent: z.number(),
      allHomesMeasured: z.number().int(),
    })
    .nullable(),
  // Why there is no estimate; null where there is one, and where no sale is known.
  reason: z.string().nullable(),
});
export type LastSaleView = z.infer<typeof lastSaleView>;
