import { routes } from "#http/route.ts";
import { decideShowing, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/showings/{showingId}/decision": async ({ user, params, input }) => {
    await decideShowing(user.accountId, user.id, params.showingId, input);
    return schedulingOf(user.accountId);
  },
});
