import { routes } from "#http/route.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/openapi.json": () => openApiDocument(),
});
