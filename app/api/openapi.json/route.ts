import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptsGzip } from "#http/public-page.ts";
import { routes } from "#http/route.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";

type Document = { text: string; gzip: Uint8Array<ArrayBuffer> };

let document: Promise<Document> | undefined;

// Anyone may ask for it, and it is large: it's made and compressed once in a process.
const openDocument = () =>
  (document ??= (async () => {
    const text = JSON.stringify(openApiDocument());
    return { text, gzip: new Uint8Array(await promisify(gzip)(text)) };
  })());

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/openapi.json": async ({ request }) => {
    const { text, gzip } = await openDocument();
    const isCompressed = acceptsGzip(request.headers);
    const headers = {
      "Content-Type": "application/json",
      Vary: "Accept-Encoding",
      ...(isCompressed && { "Content-Encoding": "gzip" }),
    };
    return new Response(isCompressed ? gzip : text, { headers });
  },
});
