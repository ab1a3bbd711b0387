import { routes } from "#http/route.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";

let document: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/openapi.json": () => {
    // Anyone may ask for it, and it is large: it's made once in a process.
    document ??= JSON.stringify(openApiDocument());
    return new Response(document, { headers: { "Content-Type": "application/json" } });
  },
});
