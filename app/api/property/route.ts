import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { addressOfAccount, saveProperty } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property": reading({ address: addressOfAccount }, ({ address }) =>
    found(address, "There is no property yet."),
  ),
  "POST /api/property": ({ user, input }) => saveProperty(user.accountId, input),
});
