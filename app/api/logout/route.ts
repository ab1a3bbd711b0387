import { routes } from "#http/route.ts";
import { emptySessionCookie, readCookie } from "#http/session-cookie.ts";
import { signOut } from "#services/sessions.ts";
import { endPendingSignIn } from "#services/sign-in.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/logout": async ({ request, setCookie }) => {
    const { sessionId, pendingSignInId } = await readCookie(request.headers);
    if (sessionId) await signOut(sessionId);
    if (pendingSignInId) await endPendingSignIn(pendingSignInId);
    setCookie(...emptySessionCookie(request.headers));
    return { success: true };
  },
});
