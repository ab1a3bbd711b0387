import { routes } from "#http/route.ts";
import { renewRecoveryCodes } from "#services/second-factor.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/second-factor/recovery-codes": ({ user, sessionId, input }) =>
    renewRecoveryCodes({ ...user, sessionId }, input),
});
