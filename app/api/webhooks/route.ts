import { reading, routes } from "#http/route.ts";
import { makeWebhook, viewWebhooks, webhookReads } from "#services/webhooks.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/webhooks": reading(webhookReads, viewWebhooks),
  "POST /api/webhooks": ({ user, input }) => makeWebhook(user, input),
});
