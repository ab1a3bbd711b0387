import { reading, routes } from "#http/route.ts";
import { typicalSizesReads, typicalSizesOf } from "#services/typical-sizes.ts";
import { valuationValues } from "#services/valuation.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property/typical-sizes": reading(typicalSizesReads, typicalSizesOf, valuationValues),
});
