import { reading, routes } from "#http/route.ts";
import { ownSecondFactor, startSetUp } from "#services/second-factor.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/second-factor": reading({ factor: ownSecondFactor }, ({ factor }) => factor),
  "POST /api/second-factor": ({ user, sessionId, input }) =>
    startSetUp({ ...user, sessionId }, input.password),
});
