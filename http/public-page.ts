import "server-only";
import type { PublicPage } from "#services/public-homes.ts";
import { hasVersion } from "./kept-version.ts";

// Kept by the browser that asked, which asks for it anew each time, and by nothing in between.
const ASKED_ANEW = "private, no-cache";

type Encoding = "br" | "gzip";

/** What the client takes, of what we have; null: the page as it is. */
export function encodingOf(headers: Headers): Encoding | null {
  const taken = (headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : null;
}

/** The answer with a finished page, or that the browser has it already. */
export function pageAnswer(page: PublicPage, headers: Headers, encoding: Encoding | null) {
  const body = encoding ? page[encoding] : page.html;
  const kept = { ETag: `W/${page.etag}`, "Cache-Control": ASKED_ANEW, Vary: "Accept-Encoding" };
  if (hasVersion(headers, page.etag)) return { status: 304, headers: kept, body: null };
  const sent = {
    ...kept,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { status: 200, headers: sent, body };
}

/** As a route answers: Next sends no body that is compressed already, and compresses it itself. */
export function answerPage(page: PublicPage, request: Request): Response {
  const { body, ...init } = pageAnswer(page, request.headers, null);
  return new Response(body, init);
}
