import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getSubscription } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/subscription": async ({ user }) =>
    found(await getSubscription(user.accountId), "There is no active plan."),
});
