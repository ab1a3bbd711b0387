import { routes } from "#http/route.ts";
import { deleteShowing, saveShowingNotes, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/showings/{showingId}": async ({ user, params, input }) => {
    await saveShowingNotes(user.accountId, params.showingId, input);
    return schedulingOf(user.accountId);
  },
  "DELETE /api/showings/{showingId}": async ({ user, params }) => {
    await deleteShowing(user.accountId, params.showingId);
    return schedulingOf(user.accountId);
  },
});
