import { routes } from "#http/route.ts";
import { listAutomations, planPrice } from "#services/automations.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/automations/price-change": async ({ user, input }) => {
    await planPrice(user, input);
    return listAutomations(user);
  },
});
