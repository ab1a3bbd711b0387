import { routes } from "#http/route.ts";
import { deleteShowingDay, saveShowingDay, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/showing-days/{day}": async ({ user, params, input }) => {
    await saveShowingDay(user.accountId, params.day, input);
    return schedulingOf(user.accountId);
  },
  "DELETE /api/showing-days/{day}": async ({ user, params }) => {
    await deleteShowingDay(user.accountId, params.day);
    return schedulingOf(user.accountId);
  },
});
