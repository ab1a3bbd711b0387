import { routes } from "#http/route.ts";
import { confirmSetUp } from "#services/second-factor.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/second-factor/confirm": ({ user, sessionId, input }) =>
    confirmSetUp({ ...user, sessionId }, input.code),
});
