import "server-only";
import type { PublicPage } from "#services/public-homes.ts";
import { hasVersion } from "./kept-version.ts";

// Kept by the browser that asked, which asks for it anew each time, and by nothing in between.
const ASKED_ANEW = "private, no-cache";

type Encoding = "br" | "gzip";

/** What the client takes, of what we have; null: the page as it is. */
function encodingOf(request: Request): Encoding | null {
  const taken = (request.headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : null;
}

/** Answers with a finished page, or that the browser has it already. */
export function answerPage(page: PublicPage, request: Request): Response {
  const headers = {
    ETag: `W/${page.etag}`,
    "Cache-Control": ASKED_ANEW,
    Vary: "Accept-Encoding",
  };
  if (hasVersion(request, page.etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingOf(request);
  const body = encoding ? page[encoding] : page.html;
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": String(body.length),
      ...(encoding && { "Content-Encoding": encoding }),
    },
  });
}
