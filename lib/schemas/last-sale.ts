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
      // Median absolute errors of such estimates, in percent of later sale prices: of homes of the area
      // that sold again after as many years, else of others.
      measured: z.discriminatedUnion("of", [
        z.object({
          of: z.literal("area"),
          homes: z.number().int(),
          medianErrorPercent: z.number(),
          // How far they sold above what the index says.
          shiftPercent: z.number(),
          fromYears: z.number(),
          // Null without an end.
          untilYears: z.number().nullable(),
        }),
        z.object({
          of: z.literal("king_county"),
          // Bought near the market price.
          homes: z.number().int(),
          medianErrorPercent: z.number(),
          allHomes: z.number().int(),
          allMedianErrorPercent: z.number(),
        }),
      ]),
    })
    .nullable(),
  // Why there is no estimate; null if there is one, or if no sale is known.
  reason: z.string().nullable(),
});
export type LastSaleView = z.infer<typeof lastSaleView>;
