import { finishProviderSignIn, returnByGet } from "#http/provider-sign-in.ts";
import { routes } from "#http/route.ts";
import { sessionCookie } from "#http/session-cookie.ts";
import { endSession } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/callback/{provider}": async ({ request, params, sessionId }) => {
    const answer = await finishProviderSignIn(params.provider, request);
    const opensSession = answer.cookies.has(sessionCookie(request.headers).name);
    if (sessionId && opensSession) await endSession(sessionId);
    return answer;
  },
  "POST /api/auth/callback/{provider}": ({ request, params }) =>
    returnByGet(params.provider, request),
});
