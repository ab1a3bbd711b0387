import { routes } from "#http/route.ts";
import { previewPastedSales } from "#services/own-sales.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/property/own-sales/preview": ({ input, user }) =>
    previewPastedSales(user.accountId, input.text),
});
