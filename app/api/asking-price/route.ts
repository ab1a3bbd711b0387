import { reading, routes } from "#http/route.ts";
import { askingPricesOfAccount, setAskingPrice } from "#services/asking-price.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/asking-price": reading({ history: askingPricesOfAccount }, (answers) => answers),
  "PUT /api/asking-price": ({ user, input }) => setAskingPrice(user.accountId, input, user.id),
});
