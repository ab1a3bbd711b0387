import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getValuation } from "#services/valuation.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/valuation": async ({ user }) =>
    found(await getValuation(user.accountId), "No property address available"),
});
