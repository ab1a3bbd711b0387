import { z } from "zod";

/** A plan that can be bought; `cost` in whole US dollars: GET /api/plans. */
export const planView = z.object({ id: z.int(), name: z.string(), cost: z.int() });
export type PlanView = z.infer<typeof planView>;

/** The account's plan, with the end of what is paid as ISO 8601: GET /api/subscription. */
export const subscriptionView = z.object({
  planName: z.string(),
  planCost: z.int(),
  expirationDate: z.iso.datetime(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;
