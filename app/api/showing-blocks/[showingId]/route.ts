import { routes } from "#http/route.ts";
import { schedulingOf, unblockTime } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/showing-blocks/{showingId}": async ({ user, params }) => {
    await unblockTime(user.accountId, params.showingId);
    return schedulingOf(user.accountId);
  },
});
