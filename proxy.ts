import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "#http/content-security-policy.ts";
import { REQUEST_ID, requestIdOf } from "#http/request-id.ts";
import { readCookie } from "#http/session-cookie.ts";
import { decide } from "#lib/routes.ts";

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
  const { sessionId } = await readCookie(request.headers);
  const screen = decide(request.nextUrl.pathname, sessionId !== null);

  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = contentSecurityPolicy(screen, nonce);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(REQUEST_ID, requestId);

  const url = request.nextUrl.clone();
  url.pathname = screen;
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set(REQUEST_ID, requestId);
  return response;
}

export const config = {
  // Everything that could be a page; not the API, the built files and the files of public/.
  matcher: ["/((?!api/|_next/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$).*)"],
};
