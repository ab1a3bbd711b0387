import { reading, routes } from "#http/route.ts";
import { priceCheckupReads, viewPriceCheckup } from "#services/price-checkup.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/price-checkup": reading(priceCheckupReads, (answers) => viewPriceCheckup(answers)),
});
