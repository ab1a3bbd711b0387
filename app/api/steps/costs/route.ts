import { reading, routes } from "#http/route.ts";
import { saveStepCosts, stepCostsOfAccount } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/steps/costs": reading({ costs: stepCostsOfAccount }, ({ costs }) => costs),
  "PUT /api/steps/costs": async ({ user, input }) => {
    await saveStepCosts(user.accountId, input);
    return input;
  },
});
