import { routes } from "#http/route.ts";
import { listStepCompletions, saveStepCompletion } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/steps/completions": ({ user }) => listStepCompletions(user.accountId),
  "PATCH /api/steps/completions": ({ user, input }) => saveStepCompletion(user.accountId, input),
});
