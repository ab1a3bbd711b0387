import { z } from "zod";
import {
  billingView,
  cancellationInput,
  checkoutInput,
  checkoutView,
  planView,
  receiptFileView,
  receiptParams,
  sandboxPaymentInput,
  sandboxPaymentView,
  subscriptionView,
} from "#lib/schemas/billing.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_ACTIVE_PLAN } from "./refusals.ts";

const NO_RECEIPT = { not_found: "Receipt not found" } as const;
const NOT_ADMIN = "Only the account's Admin can do this";

export const BILLING_CALLS = {
  "GET /api/plans": {
    summary: "List plans, lowest price first; cost in whole US dollars",
    output: z.array(planView),
  },
  "GET /api/subscription": {
    summary: "Get the account's plan",
    output: subscriptionView,
    refusals: { not_found: NO_ACTIVE_PLAN },
  },
  "POST /api/get-or-create-subscription": {
    summary: "Start checkout for a plan, or resume one in progress; doesn't charge anything",
    input: checkoutInput,
    output: checkoutView,
    refusals: {
      forbidden: NOT_ADMIN,
      not_found: "Plan not found",
      conflict:
        "The plan is already active, renewing, or disputed, or another payment step is in progress",
      bad_gateway: "The payment provider returned an error",
    },
  },
  "GET /api/billing": {
    summary: "Get the plan with its renewal, the card, and receipts, latest first",
    output: billingView,
  },
  "PATCH /api/subscription": {
    summary:
      "Cancel the plan at the end of its paid period, or resume it; an unpaid plan ends immediately",
    input: cancellationInput,
    output: billingView,
    refusals: {
      forbidden: NOT_ADMIN,
      conflict:
        "There is no plan to cancel or resume, the plan is free, or another payment step is in progress",
      bad_gateway: "The payment provider returned an error",
    },
  },
  "POST /api/billing/card": {
    summary: "Start changing the card, or continue a change in progress; doesn't charge anything",
    output: checkoutView,
    refusals: {
      forbidden: NOT_ADMIN,
      conflict: "There is no plan that a card pays, or another payment step is in progress",
      bad_gateway: "The payment provider returned an error",
    },
  },
  "GET /api/receipts/{receiptId}": {
    summary: "Find a receipt's PDF, at the payment provider or as a path of this API",
    params: receiptParams,
    output: receiptFileView,
    refusals: { ...NO_RECEIPT, bad_gateway: "The payment provider returned an error" },
  },
  "GET /api/receipts/{receiptId}/pdf": {
    summary: "Download a receipt as a PDF",
    params: receiptParams,
    refusals: {
      ...NO_RECEIPT,
      conflict: "Another document is being made for the account",
      unavailable: "Too many documents are being made",
    },
  },
  "POST /api/stripe/sandbox": {
    summary: "Confirm a test payment, or another test card",
    input: sandboxPaymentInput,
    output: sandboxPaymentView,
    refusals: {
      forbidden: NOT_ADMIN,
      not_found: "Payments aren't in test mode here",
      conflict: "The checkout is no longer open, or another payment step is in progress",
    },
  },
  "POST /api/stripe/webhook": {
    summary: "Receive a payment provider event; each event takes effect once, in any order",
    public: true,
    sessionless: true,
    rawInput: "application/json",
    output: z.object({ received: z.literal(true) }),
    refusals: {
      bad_request: "Invalid signature, or the body isn't an event",
      conflict: "Another payment step is in progress for the account; send the event again",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
