import { routes, sessionReading } from "#http/route.ts";
import { endOtherSessions, ownSessions, viewSessions } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/sessions": sessionReading({ sessions: ownSessions }, ({ sessions }, { sessionId }) =>
    viewSessions(sessions, sessionId),
  ),
  "DELETE /api/sessions": async ({ user, sessionId }) => {
    await endOtherSessions(user.id, sessionId);
    return { success: true };
  },
});
