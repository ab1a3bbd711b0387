import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "#http/content-security-policy.ts";
import { REQUEST_ID, requestIdOf } from "#http/request-id.ts";
import { readCookie } from "#http/session-cookie.ts";
import { decide, isPrerendered } from "#lib/routes.ts";

/** A page is only read: what else is sent to it, a body of any size say, goes no further. */
const PAGE_METHODS = ["GET", "HEAD"];

/**
 * Applies the route table: shows each path the screen that it has for this visitor. A convenience:
 * the cookie is only decoded here, and every page and route asks the database for itself.
 */
export async function proxy(request: NextRequest) {
  const requestId = requestIdOf(request.headers);
  if (!PAGE_METHODS.includes(request.method)) {
    const headers = { Allow: PAGE_METHODS.join(", "), [REQUEST_ID]: requestId };
    return new NextResponse(null, { status: 405, headers });
  }
  const { sessionId, pendingSignInId } = await readCookie(request.headers);
  const isReturning = pendingSignInId !== null || request.nextUrl.searchParams.has("error");
  const screen = decide(request.nextUrl.pathname, sessionId !== null, isReturning);

  const url = request.nextUrl.clone();
  url.pathname = screen;
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, requestId);
  const answerHeaders = new Headers({ [REQUEST_ID]: requestId });
  if (!isPrerendered(screen)) {
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const policy = contentSecurityPolicy(screen, nonce);
    headers.set("content-security-policy", policy);
    answerHeaders.set("content-security-policy", policy);
  }
  return NextResponse.rewrite(url, { request: { headers }, headers: answerHeaders });
}

// A browser with no session's cookie is none of its business (rewrites in next.config.ts), unless an
// identity provider's sign-in has failed. Next reads this without running it: lib/routes.test.ts holds
// that it says the same as lib/routes.ts.
export const config = {
  matcher: [
    {
      source:
        "/((?!api/|_next/|homes/[^/]|visits/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$).*)",
      has: [{ type: "cookie", key: "porchlight.session" }],
    },
    {
      source:
        "/((?!api/|_next/|homes/[^/]|visits/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$).*)",
      has: [{ type: "cookie", key: "__Host-porchlight.session" }],
    },
    {
      source:
        "/((?!api/|_next/|homes/[^/]|visits/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$).*)",
      has: [{ type: "query", key: "error" }],
    },
  ],
};
