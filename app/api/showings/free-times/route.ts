import { routes } from "#http/route.ts";
import { freeTimesOfAccount } from "#services/showings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/showings/free-times": ({ user }) => freeTimesOfAccount(user.accountId),
});
