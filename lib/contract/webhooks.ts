import { z } from "zod";
import { deliveriesView, newWebhook, webhookInput, webhooksView } from "#lib/schemas/webhooks.ts";
import type { CallName, CallSpec } from "./call.ts";

const webhook = z.object({ webhookId: z.uuid() });
const NO_PLAN = "The account’s plan has no API";
const NONE = "The caller has no such webhook";
const OFTEN = "Many were sent in a short time";

export const WEBHOOK_CALLS = {
  "GET /api/webhooks": {
    summary: "The caller's webhooks, without their secrets",
    output: webhooksView,
  },
  "POST /api/webhooks": {
    summary: "Makes a webhook; the secret that signs its deliveries is told this once",
    input: webhookInput,
    output: newWebhook,
    status: 201,
    refusals: {
      forbidden: NO_PLAN,
      conflict: "The caller has as many webhooks as they may",
      rate_limited: "Many were made in a short time",
    },
  },
  "PUT /api/webhooks/{webhookId}": {
    summary: "Changes where a webhook leads and of what it tells; it is on afterwards",
    params: webhook,
    input: webhookInput,
    output: webhooksView,
    refusals: { not_found: NONE, forbidden: NO_PLAN },
  },
  "DELETE /api/webhooks/{webhookId}": {
    summary: "Removes a webhook with its log",
    params: webhook,
    output: webhooksView,
    refusals: { not_found: NONE },
  },
  "GET /api/webhooks/{webhookId}/deliveries": {
    summary: "What a webhook was told lately, and how it answered",
    params: webhook,
    output: deliveriesView,
    refusals: { not_found: NONE },
  },
  "POST /api/webhooks/{webhookId}/deliveries": {
    summary: "Sends a test to a webhook, soon",
    params: webhook,
    output: deliveriesView,
    status: 201,
    refusals: {
      not_found: "The caller has no such webhook that is on",
      forbidden: NO_PLAN,
      rate_limited: OFTEN,
    },
  },
  "POST /api/webhooks/{webhookId}/deliveries/{deliveryId}": {
    summary: "Sends again, soon, what was given up or delivered, by the same id",
    params: webhook.extend({ deliveryId: z.uuid() }),
    output: deliveriesView,
    refusals: {
      not_found: NONE,
      forbidden: NO_PLAN,
      conflict: "It is on its way, gone, or the webhook is off",
      rate_limited: OFTEN,
    },
  },
} as const satisfies Record<CallName, CallSpec>;
