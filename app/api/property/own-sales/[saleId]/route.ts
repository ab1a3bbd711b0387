import { routes } from "#http/route.ts";
import { changeSale, deleteSale } from "#services/own-sales.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/property/own-sales/{saleId}": ({ user, params, input }) =>
    changeSale(user.accountId, params.saleId, input),
  "DELETE /api/property/own-sales/{saleId}": ({ user, params }) =>
    deleteSale(user.accountId, params.saleId),
});
