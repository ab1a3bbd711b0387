import { reading, routes } from "#http/route.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import { valuationReads, valuationValues, valueHome } from "#services/valuation.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/valuation": reading(
    valuationReads,
    async (data, { user }) => found(await valueHome(user.accountId, data), NO_ADDRESS),
    valuationValues,
  ),
});
