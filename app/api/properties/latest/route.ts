import { reading, routes } from "#http/route.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { propertyOfAccount } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/properties/latest": reading({ property: propertyOfAccount }, ({ property }) =>
    found(property, NO_PROPERTY),
  ),
});
