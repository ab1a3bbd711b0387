import { routes } from "#http/route.ts";
import { saveTimeZone, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/showings/time-zone": async ({ user, input }) => {
    await saveTimeZone(user.accountId, input.timeZone);
    return schedulingOf(user.accountId);
  },
});
