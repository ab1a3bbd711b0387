import { reading, routes } from "#http/route.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import { changeLastSale, lastSaleReads, presentLastSale } from "#services/last-sale.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property/last-sale": reading(lastSaleReads, (answers) =>
    found(presentLastSale(answers), NO_ADDRESS),
  ),
  "PUT /api/property/last-sale": ({ user, input }) => changeLastSale(user.accountId, input),
  "DELETE /api/property/last-sale": ({ user }) => changeLastSale(user.accountId, null),
});
