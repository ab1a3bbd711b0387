import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getProperty, saveProperty } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property": async ({ user }) =>
    found(await getProperty(user.accountId), "There is no property yet."),
  "POST /api/property": ({ user, input }) => saveProperty(user.accountId, input),
});
