import { reading, routes } from "#http/route.ts";
import { everyContractorType } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/contractor-types": reading({ types: everyContractorType }, ({ types }) => types),
});
