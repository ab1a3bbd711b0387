import { reading, routes } from "#http/route.ts";
import { saveStepCompletion, stepsOfAccount } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/steps/completions": reading({ steps: stepsOfAccount }, ({ steps }) => steps),
  "PATCH /api/steps/completions": ({ user, input }) => saveStepCompletion(user, input),
});
