import { routes } from "#http/route.ts";
import { emptySessionCookie, readSessionId } from "#http/session-cookie.ts";
import { endSession } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/logout": async ({ request, setCookie }) => {
    const sessionId = await readSessionId(request.headers);
    if (sessionId) await endSession(sessionId);
    setCookie(...emptySessionCookie(request.headers));
    return { success: true };
  },
});
