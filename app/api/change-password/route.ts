import { routes } from "#http/route.ts";
import { changePassword } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/change-password": async ({ user, sessionId, input }) => {
    await changePassword(user.id, input, sessionId);
    return { success: true };
  },
});
