import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { listContractorsNear } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/contractors/by-location/{userId}": async ({ user, params }) =>
    found(
      await listContractorsNear(user.accountId, params.userId),
      "There is no such user in your account.",
    ),
});
