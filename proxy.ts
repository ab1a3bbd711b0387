import { type NextRequest, NextResponse } from "next/server";
import { REQUEST_ID, requestIdOf } from "#http/request-id.ts";
import { chooseScreen } from "#http/screen-request.ts";
import { PAGE_METHODS } from "#lib/routes.ts";

/** Applies the route table: shows each path the screen that it has for this visitor. */
export async function proxy(request: NextRequest) {
  if (!PAGE_METHODS.includes(request.method)) {
    const headers = { Allow: PAGE_METHODS.join(", "), [REQUEST_ID]: requestIdOf(request.headers) };
    return new NextResponse(null, { status: 405, headers });
  }
  const { pathname, search, searchParams, origin } = request.nextUrl;
  const hasFailed = Boolean(searchParams.get("error"));
  const { screen, headers } = await chooseScreen(pathname, request.headers, hasFailed);
  const sent = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return NextResponse.rewrite(new URL(`${screen}${search}`, origin), {
    request: { headers: sent },
    headers,
  });
}

// What `npm start` has seen to is none of its business (scripts/screens.ts). Next reads this without running
// it: proxy.test.ts holds that it says the same as lib/routes.ts.
export const config = {
  matcher: [
    {
      source:
        "/((?!api/|_next/|[hH][oO][mM][eE][sS]/[^/]|visits/[^/]|shared-documents/[^/]|calendars/[^/]|open-house/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|icon-[\\w-]+\\.png$|manifest\\.webmanifest$|worker\\.js$|offline$|robots\\.txt$|sitemap\\.xml$).*)",
      missing: [{ type: "header", key: "x-screen-chosen" }],
    },
  ],
};
