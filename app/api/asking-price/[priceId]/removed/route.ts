import { routes } from "#http/route.ts";
import { changePriceRemoval } from "#services/asking-price.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/asking-price/{priceId}/removed": ({ user, params }) =>
    changePriceRemoval(user, params.priceId, true),
  "DELETE /api/asking-price/{priceId}/removed": ({ user, params }) =>
    changePriceRemoval(user, params.priceId, false),
});
