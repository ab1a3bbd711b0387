import { routes } from "#http/route.ts";
import { openCard } from "#services/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/billing/card": async ({ user }) => ({ clientSecret: await openCard(user) }),
});
