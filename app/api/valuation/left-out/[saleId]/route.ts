import { routes } from "#http/route.ts";
import { changeLeftOut } from "#services/valuation.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/valuation/left-out/{saleId}": ({ user, params }) =>
    changeLeftOut(user.accountId, params.saleId, true),
  "DELETE /api/valuation/left-out/{saleId}": ({ user, params }) =>
    changeLeftOut(user.accountId, params.saleId, false),
});
