import { routes } from "#http/route.ts";
import { recordEstimate } from "#services/estimate-history.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/valuation/history": ({ user }) => recordEstimate(user.accountId),
});
