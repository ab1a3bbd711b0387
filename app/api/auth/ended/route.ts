import { NextResponse } from "next/server";
import { routes } from "#http/route.ts";
import { emptySessionCookie } from "#http/session-cookie.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // A page whose session has ended elsewhere comes here. A session that stands is left alone.
  "GET /api/auth/ended": async ({ request, user }) => {
    const answer = new NextResponse(null, { status: 302, headers: { Location: "/" } });
    if (!user) answer.cookies.set(...emptySessionCookie(request.headers));
    return answer;
  },
});
