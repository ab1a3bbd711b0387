import { NextResponse } from "next/server";
import { endSession } from "#db/queries/sessions.ts";
import { methods, route } from "#lib/api/route.ts";
import { clearSessionCookie, readSessionId } from "#lib/session-token.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ public: true }, async ({ request }) => {
    const sessionId = await readSessionId(request.headers);
    if (sessionId) await endSession(sessionId);
    const answer = NextResponse.json({ success: true });
    clearSessionCookie(request.headers, answer);
    return answer;
  }),
});
