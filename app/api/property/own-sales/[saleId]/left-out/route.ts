import { routes } from "#http/route.ts";
import { changeSale } from "#services/own-sales.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/property/own-sales/{saleId}/left-out": ({ user, params }) =>
    changeSale(user.accountId, params.saleId, { isLeftOut: true }),
  "DELETE /api/property/own-sales/{saleId}/left-out": ({ user, params }) =>
    changeSale(user.accountId, params.saleId, { isLeftOut: false }),
});
