import { routes } from "#http/route.ts";
import { listContractorTypes } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/contractor-types": () => listContractorTypes(),
});
