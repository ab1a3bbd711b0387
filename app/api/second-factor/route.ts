import { routes } from "#http/route.ts";
import { getSecondFactor, startSetUp } from "#services/second-factor.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/second-factor": ({ user }) => getSecondFactor(user.id),
  "POST /api/second-factor": ({ user, sessionId, input }) =>
    startSetUp({ ...user, sessionId }, input.password),
});
