import { z } from "zod";
import {
  checkoutInput,
  checkoutView,
  planView,
  sandboxPaymentInput,
  sandboxPaymentView,
  subscriptionView,
} from "#lib/schemas/billing.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_ACTIVE_PLAN } from "./refusals.ts";

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
      forbidden: "Only the account's Admin can do this",
      not_found: "Plan not found",
      conflict:
        "The plan is already active, renewing, or disputed, or another payment step is in progress",
      bad_gateway: "The payment provider returned an error",
    },
  },
  "POST /api/stripe/sandbox": {
    summary: "Confirm a test payment",
    input: sandboxPaymentInput,
    output: sandboxPaymentView,
    refusals: {
      forbidden: "Only the account's Admin can do this",
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
