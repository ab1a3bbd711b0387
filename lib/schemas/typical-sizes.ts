import { z } from "zod";

const typicalSize = z.object({
  /** Square feet; nine of ten sales nearby are from `low` to `high`. */
  low: z.number(),
  high: z.number(),
  /** Whether fictional sales are among them. */
  isDemo: z.boolean(),
});

/** Null with fewer than 20 sales of the home's type in its zip code. */
export const typicalSizesView = z.object({
  zipCode: z.string().nullable(),
  livingArea: typicalSize.nullable(),
  lotSize: typicalSize.nullable(),
});
