import { z } from "zod";
import { RECEIPT_STATE_KEYS } from "#lib/fields/receipts.ts";
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

export const sandboxPaymentView = z.object({ outcome: z.enum(["paid", "saved", "declined"]) });

export const cancellationInput = z.object({
  cancelAtPeriodEnd: z.boolean("Please choose to cancel or resume the plan."),
});

/** A card as people recognize it; `expires` is like "08/2030", or null if unknown. */
export const cardView = z.object({
  brand: z.string(),
  last4: z.string(),
  expires: z.string().nullable(),
});
export type CardView = z.infer<typeof cardView>;

/** `amount` and `refunded` are in cents, `date` in ISO 8601. */
export const receiptView = z.object({
  id: z.uuid(),
  number: z.string(),
  date: z.iso.datetime(),
  description: z.string(),
  amount: z.int(),
  refunded: z.int(),
  state: z.enum(RECEIPT_STATE_KEYS),
});
export type ReceiptView = z.infer<typeof receiptView>;

export const receiptParams = z.object({ receiptId: z.uuid() });

/** Where the receipt's PDF is: at the payment provider, or a path of this product. */
export const receiptFileView = z.object({ pdfUrl: z.string() });

/**
 * `renews` and `ends` are active. `free` was given by an operator. `unpaid` isn't active, but the
 * payment provider can still charge for it.
 */
const planState = z.enum(["renews", "ends", "free", "unpaid"]);

/** `cost` is in whole US dollars per month, `currentPeriodEnd` in ISO 8601. */
export const billedPlan = z.object({
  name: z.string(),
  cost: z.int(),
  state: planState,
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.iso.datetime(),
});
export type BilledPlan = z.infer<typeof billedPlan>;

/**
 * `isSold`: the home was sold, so the seller may not need the plan. `mailsReceipts`: the Admin's address
 * is confirmed, so receipts are emailed to it.
 */
export const billingView = z.object({
  plan: billedPlan.nullable(),
  card: cardView.nullable(),
  receipts: z.array(receiptView),
  mailsReceipts: z.boolean(),
  canManage: z.boolean(),
  isSold: z.boolean(),
});
export type BillingView = z.infer<typeof billingView>;

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
