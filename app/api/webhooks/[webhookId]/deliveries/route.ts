import { reading, routes } from "#http/route.ts";
import { deliveryReads, sendTest, viewDeliveries } from "#services/webhooks.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/webhooks/{webhookId}/deliveries": reading(
    deliveryReads,
    viewDeliveries,
    ({ params }: { params: { webhookId: string } }) => params,
  ),
  "POST /api/webhooks/{webhookId}/deliveries": ({ user, params }) =>
    sendTest(user, params.webhookId),
});
