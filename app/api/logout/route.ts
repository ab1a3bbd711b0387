import { routes } from "#http/route.ts";
import { emptySessionCookie, readSessionId } from "#http/session-cookie.ts";
import { signOut } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/logout": async ({ request, setCookie }) => {
    const sessionId = await readSessionId(request.headers);
    if (sessionId) await signOut(sessionId);
    setCookie(...emptySessionCookie(request.headers));
    return { success: true };
  },
});
