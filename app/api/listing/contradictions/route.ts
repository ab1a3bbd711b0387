import { reading, routes } from "#http/route.ts";
import { contradictionReads, viewContradictions } from "#services/contradictions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/contradictions": reading(contradictionReads, viewContradictions),
});
