import { routes } from "#http/route.ts";
import { listAutomations, pauseEverything } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/automations/pause": async ({ user }) => {
    await pauseEverything(user.accountId);
    return listAutomations(user);
  },
});
