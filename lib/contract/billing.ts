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

export const BILLING_CALLS = {
  "GET /api/plans": {
    summary: "Every plan, cheapest first; cost in whole US dollars",
    output: z.array(planView),
  },
  "GET /api/subscription": {
    summary: "The account's plan",
    output: subscriptionView,
    refusals: { not_found: "There is none, or it has run out" },
  },
  "POST /api/get-or-create-subscription": {
    summary: "Opens the checkout of a plan, or finds the one that is open; charges nothing",
    input: checkoutInput,
    output: checkoutView,
    refusals: {
      forbidden: "The caller is not the Admin of the account",
      not_found: "There is no such plan",
      conflict:
        "That plan is active already, being renewed or disputed, or another payment step is under way",
      bad_gateway: "The payment provider failed",
    },
  },
  "POST /api/stripe/sandbox": {
    summary: "Confirms a payment that is only played",
    input: sandboxPaymentInput,
    output: sandboxPaymentView,
    refusals: {
      forbidden: "The caller is not the Admin of the account",
      not_found: "Payments are no sandbox here",
      conflict: "The checkout is no longer open, or another payment step is under way",
    },
  },
  "POST /api/stripe/webhook": {
    summary: "Takes an event of the payment provider; each takes effect once, in any order",
    public: true,
    sessionless: true,
    rawInput: "application/json",
    output: z.object({ received: z.literal(true) }),
    refusals: {
      bad_request: "The signature is not valid, or it is no event",
      conflict: "Another payment step of the account is under way; to be sent again",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
