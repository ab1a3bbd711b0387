import { routes } from "#http/route.ts";
import { removeSecondFactor } from "#services/second-factor.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/second-factor/remove": async ({ user, sessionId, input }) => {
    await removeSecondFactor({ ...user, sessionId }, input);
    return { success: true };
  },
});
