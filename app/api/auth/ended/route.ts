import { NextResponse } from "next/server";
import { routes } from "#http/route.ts";
import { emptySessionCookie } from "#http/session-cookie.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // A page comes here when its session has ended elsewhere. A valid session is kept.
  "GET /api/auth/ended": async ({ request, user }) => {
    const answer = new NextResponse(null, { status: 302, headers: { Location: "/" } });
    if (!user) answer.cookies.set(...emptySessionCookie(request.headers));
    return answer;
  },
});
