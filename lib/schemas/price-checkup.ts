import { z } from "zod";

const count = z.number().int();

const week = z.object({ days: count, views: count, inquiries: count, showings: count });

/** Where the sales of a check-up are. */
const marketArea = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("zip"), zipCode: z.string() }),
  z.object({ kind: z.literal("distance"), miles: z.number() }),
  z.object({ kind: z.literal("city"), city: z.string() }),
]);
export type MarketArea = z.infer<typeof marketArea>;

const marketPace = z.object({
  until: z.enum(["contract", "closing"]),
  day: count,
  salesCount: count,
  soldFrom: z.iso.date(),
  soldTo: z.iso.date(),
  // True if fictional demo sales are among them.
  isDemo: z.boolean(),
  longerCount: count,
  moreDays: count.nullable(),
  percentOfListPrice: z.object({ longer: z.number(), sooner: z.number() }).nullable(),
  lowered: z.object({ count, of: count, percent: z.number().nullable() }).nullable(),
});

export const priceCheckup = z.object({
  // Null unless the listing is active.
  listed: z
    .object({
      since: z.iso.date(),
      days: count,
      // Whole days; null if the plan shows only totals, or before the first whole day.
      week: week.nullable(),
      weekBefore: week.nullable(),
      followers: count,
      // The caller's unread notification of this week's check-up.
      notificationId: count.nullable(),
      // What happened to homes that were listed as long, in the nearest area with enough sales; null
      // without one.
      pace: z.object({ area: marketArea, ...marketPace.shape }).nullable(),
    })
    .nullable(),
});
export type PriceCheckup = z.infer<typeof priceCheckup>;
