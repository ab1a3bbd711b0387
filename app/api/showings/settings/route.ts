import { routes } from "#http/route.ts";
import { saveShowingSettings, schedulingOf } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/showings/settings": async ({ user, input, revision }) => {
    await saveShowingSettings(user, input, revision);
    return schedulingOf(user.accountId);
  },
});
