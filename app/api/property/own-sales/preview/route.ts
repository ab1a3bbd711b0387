import { routes } from "#http/route.ts";
import { readPastedSales } from "#services/own-sales.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/property/own-sales/preview": ({ input }) => readPastedSales(input.text),
});
