import { routes } from "#http/route.ts";
import { listAutomations, setRule } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/automations/rules/{rule}": async ({ user, params, input }) => {
    await setRule(user, params.rule, input);
    return listAutomations(user);
  },
});
