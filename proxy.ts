import { type NextRequest, NextResponse } from "next/server";
import { REQUEST_ID, requestIdOf } from "#http/request-id.ts";
import { resolveScreen, NONCE } from "#http/screen-request.ts";
import { PAGE_METHODS } from "#lib/routes.ts";

/** Applies the route table: rewrites or redirects each path by who asks. */
export async function proxy(request: NextRequest) {
  if (!PAGE_METHODS.includes(request.method)) {
    const headers = { Allow: PAGE_METHODS.join(", "), [REQUEST_ID]: requestIdOf(request.headers) };
    return new NextResponse(null, { status: 405, headers });
  }
  const { pathname, search, origin } = request.nextUrl;
  const { screen, headers, nonce } = await resolveScreen(pathname, request.headers);
  const sent = new Headers({ ...Object.fromEntries(request.headers), ...headers, [NONCE]: nonce });
  return NextResponse.rewrite(new URL(`${screen}${search}`, origin), {
    request: { headers: sent },
    headers,
  });
}

// Next reads this statically. proxy.test.ts checks that it equals PAGE_PATHS in lib/routes.ts.
export const config = {
  matcher: [
    {
      source:
        "/((?!api/|_next/|[hH][oO][mM][eE][sS]/[^/]|h/[^/]|visits/[^/]|offers/[^/]|messages/[^/]|showing-answers/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|pages/[^/]+\\.(?:css|woff2)$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$).*)",
    },
  ],
};
