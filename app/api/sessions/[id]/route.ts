import { routes } from "#http/route.ts";
import { endOwnSession } from "#services/sessions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/sessions/{id}": async ({ user, params }) => {
    await endOwnSession(user.id, params.id);
    return { success: true };
  },
});
