import "server-only";
import type { PublicPage } from "#services/public-homes.ts";
import { matchesVersion } from "./version-match.ts";

// A shared cache may hold the page for a second and must ask again after it, so that a home that was
// withdrawn is gone within a second everywhere.
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, must-revalidate";

/** The answer with a home's page, or that the browser has this version already. */
export function answerPage({ html, etag }: PublicPage, request: Request): Response {
  const headers = { ETag: `W/${etag}`, "Cache-Control": CACHE_CONTROL };
  if (matchesVersion(request.headers, etag)) return new Response(null, { status: 304, headers });
  return new Response(html, {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": String(html.length),
    },
  });
}
