import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getLatestProperty } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/properties/latest": async ({ user }) =>
    found(await getLatestProperty(user.accountId), "There is no property yet."),
});
