import { routes } from "#http/route.ts";
import { listAutomations, planPublishing } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/automations/publish-time": async ({ user, input }) => {
    await planPublishing(user, input);
    return listAutomations(user);
  },
});
