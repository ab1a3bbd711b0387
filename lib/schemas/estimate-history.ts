import { z } from "zod";

const dollars = z.number().int();

const estimateOfDay = z.object({
  day: z.iso.date(),
  value: dollars,
  low: dollars,
  high: dollars,
  /** True if shown on that day; false if recalculated from earlier sales. */
  wasShown: z.boolean(),
  /** What changed since the previous estimate, in sentences. */
  reasons: z.array(z.string()),
});
export type EstimateOfDay = z.infer<typeof estimateOfDay>;

/** Oldest first, the last one of today; empty without an estimate. */
export const estimateHistoryView = z.object({
  points: z.array(estimateOfDay),
  /** A sentence if the estimate has moved by more than its own error. */
  bigMove: z.string().nullable(),
});
export type EstimateHistoryView = z.infer<typeof estimateHistoryView>;
