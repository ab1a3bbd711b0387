import { reading, routes } from "#http/route.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { addressOfAccount, saveProperty } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/property": reading({ address: addressOfAccount }, ({ address }) =>
    found(address, NO_PROPERTY),
  ),
  "POST /api/property": ({ user, input, revision }) => saveProperty(user, input, revision),
});
