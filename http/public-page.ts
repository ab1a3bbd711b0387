import "server-only";
import type { PublicPage } from "#services/public-homes.ts";
import { matchesVersion } from "./version-match.ts";

// A shared cache must revalidate after a second, so that a withdrawn home disappears within a
// second.
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, must-revalidate";

/** Returns the response with a home's page, or 304 when the browser has this version. */
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
