import { routes } from "#http/route.ts";
import { openCheckout } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/get-or-create-subscription": async ({ user, input }) => ({
    clientSecret: await openCheckout(user, input.planId),
  }),
});
