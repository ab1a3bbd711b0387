import { routes } from "#http/route.ts";
import { removeWebhook, saveWebhook } from "#services/webhooks.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/webhooks/{webhookId}": ({ user, params, input }) =>
    saveWebhook(user, params.webhookId, input),
  "DELETE /api/webhooks/{webhookId}": ({ user, params }) => removeWebhook(user, params.webhookId),
});
