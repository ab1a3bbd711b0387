import { z } from "zod";

const dollars = z.number().int();

const estimateOfDay = z.object({
  day: z.iso.date(),
  value: dollars,
  low: dollars,
  high: dollars,
  /** Shown on that day; false: made anew, from the sales made before it. */
  isNoted: z.boolean(),
  /** What was different from the estimate before, in sentences. */
  reasons: z.array(z.string()),
});
export type EstimateOfDay = z.infer<typeof estimateOfDay>;

/** The oldest first; the last one is of today. None where there is no estimate. */
export const estimateHistoryView = z.object({
  points: z.array(estimateOfDay),
  /** A sentence where the estimate has moved by more than its own error. */
  bigMove: z.string().nullable(),
});
export type EstimateHistoryView = z.infer<typeof estimateHistoryView>;
