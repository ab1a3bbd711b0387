import { reading, routes } from "#http/route.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import { addPastedSales, ownSalesReads, valueHomeByOwnSales } from "#services/own-sales.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property/own-sales": reading(ownSalesReads, (answers) =>
    found(valueHomeByOwnSales(answers), NO_ADDRESS),
  ),
  "POST /api/property/own-sales": ({ user, input }) => addPastedSales(user.accountId, input.sales),
});
