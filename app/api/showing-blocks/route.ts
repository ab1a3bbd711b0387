import { routes } from "#http/route.ts";
import { blockTime, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/showing-blocks": async ({ user, input }) => {
    await blockTime(user.accountId, input);
    return schedulingOf(user.accountId);
  },
});
