import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { subscriptionOfAccount } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/subscription": reading({ subscription: subscriptionOfAccount }, ({ subscription }) =>
    found(subscription, "There is no active plan."),
  ),
});
