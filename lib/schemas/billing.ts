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

/** The plan to be bought: POST /api/get-or-create-subscription. */
export const checkoutInput = z.object({
  planId: z.int("Please choose a plan.").positive("Please choose a plan."),
});

/** What the browser needs to confirm the payment. */
export const checkoutView = z.object({ clientSecret: z.string() });

/** A card number as it is typed: digits, in groups or not. */
const cardNumber = z
  .string("Please enter a card number.")
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{12,19}$/, "Please enter a card number of 12 to 19 digits."));

/** A payment that is only played: POST /api/stripe/sandbox. */
export const sandboxPaymentInput = z.object({
  clientSecret: z.string("The checkout is missing.").max(200, "The checkout is missing."),
  cardNumber,
});

export const sandboxPaymentView = z.object({ outcome: z.enum(["paid", "declined"]) });

/** What the payment provider says in the address when it sends a person back to /billing. */
export const PAYMENT_OUTCOMES = ["succeeded", "processing", "failed"] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Whether a payment of the account is still open, as far as its provider could be asked. */
export type PaymentProgress = "settled" | "open" | "unknown";

/** How the checkout screen takes a payment; the publishable key is meant for the browser. */
export type PaymentMode =
  { kind: "stripe"; publishableKey: string } | { kind: "sandbox" } | { kind: "none" };

/** A change from the plan that runs: its name, what is due today in cents, and until when it is paid (ISO 8601). */
export type PlanChange = { from: string; dueToday: number; paidUntil: string };
