import { routes } from "#http/route.ts";
import { sendAgain } from "#services/webhooks.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/webhooks/{webhookId}/deliveries/{deliveryId}": ({ user, params }) =>
    sendAgain(user, params),
});
