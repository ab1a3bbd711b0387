import { z } from "zod";
import { entry } from "./text.ts";

/** `cost` is in whole US dollars. */
export const planView = z.object({ id: z.int(), name: z.string(), cost: z.int() });
export type PlanView = z.infer<typeof planView>;

/** The end of the paid period is in ISO 8601. */
export const subscriptionView = z.object({
  planName: z.string(),
  planCost: z.int(),
  expirationDate: z.iso.datetime(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const checkoutInput = z.object({
  planId: z.int("Please choose a plan.").positive("Please choose a plan."),
});

export const checkoutView = z.object({ clientSecret: z.string() });

// A typed card number, with or without groups of digits.
const cardNumber = entry("Please enter a card number.")
  .overwrite((typed) => typed.replace(/[\s-]/g, ""))
  .regex(/^\d{12,19}$/, "Please enter a card number with 12 to 19 digits.");

export const sandboxPaymentInput = z.object({
  clientSecret: entry("The checkout is missing. Go back to the plans and start again."),
  cardNumber,
});

export const sandboxPaymentView = z.object({ outcome: z.enum(["paid", "declined"]) });

/** Outcomes that the payment provider adds to the URL when it returns a person to /billing. */
export const PAYMENT_OUTCOMES = ["succeeded", "processing", "failed"] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

export type PaymentProgress = "settled" | "open" | "unknown";

/** A plan change that was confirmed too late and not made; `paidBack` is in cents. */
export type LateChange = { paidBack: number };

// The publishable key is meant for the browser.
export type PaymentMode =
  { kind: "stripe"; publishableKey: string } | { kind: "sandbox" } | { kind: "none" };

/** `dueToday` is in cents, `paidUntil` in ISO 8601. */
export type PlanChange = { from: string; dueToday: number; paidUntil: string };
