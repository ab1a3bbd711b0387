import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { setCancellation } from "#services/billing.ts";
import { subscriptionOfAccount } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/subscription": reading({ subscription: subscriptionOfAccount }, ({ subscription }) =>
    found(subscription, "There is no active plan."),
  ),
  "PATCH /api/subscription": ({ user, input }) => setCancellation(user, input.cancelAtPeriodEnd),
});
