import { listStepCompletions, saveStepCompletion } from "#db/queries/steps.ts";
import { methods, route } from "#lib/api/route.ts";
import { stepCompletion, stepCompletions } from "#lib/schemas/steps.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: stepCompletions }, ({ user }) => listStepCompletions(user.accountId)),
  PATCH: route({ input: stepCompletion, output: stepCompletion }, ({ user, input }) =>
    saveStepCompletion(user.accountId, input),
  ),
});
