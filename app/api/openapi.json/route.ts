import { routes } from "#http/route.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";

let document: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/openapi.json": () => {
    // The document is large and public, so it is built once per process.
    document ??= JSON.stringify(openApiDocument());
    return new Response(document, { headers: { "Content-Type": "application/json" } });
  },
});
