import { NextResponse } from "next/server";
import { methods, route } from "#lib/api/route.ts";
import { clearSessionCookie } from "#lib/session-token.ts";

// A page whose session has ended elsewhere comes here: the cookie, worth nothing any more, is taken
// away, so that the login screen shows. A session that stands is left alone.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ public: true }, async ({ request, user }) => {
    const answer = new NextResponse(null, { status: 302, headers: { Location: "/" } });
    if (!user) clearSessionCookie(request.headers, answer);
    return answer;
  }),
});
