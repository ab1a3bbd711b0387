import { getValuation } from "#services/valuation.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { valuationView } from "#lib/schemas/valuation.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: valuationView }, async ({ user }) => {
    const valuation = await getValuation(user.accountId);
    if (!valuation) throw notFound("No property address available");
    return valuation;
  }),
});
