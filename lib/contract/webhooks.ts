import { z } from "zod";
import { deliveriesView, newWebhook, webhookInput, webhooksView } from "#lib/schemas/webhooks.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_API_ACCESS } from "./refusals.ts";

const webhook = z.object({ webhookId: z.uuid() });
const NONE = "Webhook not found";
const OFTEN = "Too many sent in a short time";

export const WEBHOOK_CALLS = {
  "GET /api/webhooks": {
    summary: "List your webhooks, without their secrets",
    output: webhooksView,
  },
  "POST /api/webhooks": {
    summary: "Create a webhook; its signing secret is returned only once",
    input: webhookInput,
    output: newWebhook,
    status: 201,
    refusals: {
      forbidden: NO_API_ACCESS,
      conflict: "You’ve reached the maximum number of webhooks",
      rate_limited: "Too many webhooks created in a short time",
    },
  },
  "PUT /api/webhooks/{webhookId}": {
    summary: "Update a webhook’s URL and events; this also turns it on",
    params: webhook,
    input: webhookInput,
    output: webhooksView,
    refusals: { not_found: NONE, forbidden: NO_API_ACCESS },
  },
  "DELETE /api/webhooks/{webhookId}": {
    summary: "Delete a webhook and its log",
    params: webhook,
    output: webhooksView,
    refusals: { not_found: NONE },
  },
  "GET /api/webhooks/{webhookId}/deliveries": {
    summary: "List a webhook’s recent deliveries and their responses",
    params: webhook,
    output: deliveriesView,
    refusals: { not_found: NONE },
  },
  "POST /api/webhooks/{webhookId}/deliveries": {
    summary: "Send a test event to a webhook",
    params: webhook,
    output: deliveriesView,
    status: 201,
    refusals: {
      not_found: "Webhook not found, or turned off",
      forbidden: NO_API_ACCESS,
      rate_limited: OFTEN,
    },
  },
  "POST /api/webhooks/{webhookId}/deliveries/{deliveryId}": {
    summary: "Resend a delivered or failed event with the same id",
    params: webhook.extend({ deliveryId: z.uuid() }),
    output: deliveriesView,
    refusals: {
      not_found: NONE,
      forbidden: NO_API_ACCESS,
      conflict: "The delivery is in progress or was deleted, or the webhook is off",
      rate_limited: OFTEN,
    },
  },
} as const satisfies Record<CallName, CallSpec>;
