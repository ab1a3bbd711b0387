import { routes } from "#http/route.ts";
import { endOtherSessions, listSessions } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/sessions": ({ user, sessionId }) => listSessions(user.id, sessionId),
  "DELETE /api/sessions": async ({ user, sessionId }) => {
    await endOtherSessions(user.id, sessionId);
    return { success: true };
  },
});
