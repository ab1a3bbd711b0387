import { routes } from "#http/route.ts";
import { listVersions } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/properties/description/versions": ({ user, query }) =>
    listVersions(user.accountId, query.before ?? null),
});
