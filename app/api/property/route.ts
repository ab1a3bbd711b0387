import { getProperty, saveProperty } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { propertyInput, propertyView } from "#lib/schemas/property.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: propertyView }, async ({ user }) => {
    const property = await getProperty(user.accountId);
    if (!property) throw notFound("There is no property yet.");
    return property;
  }),
  POST: route({ input: propertyInput, output: propertyView }, ({ user, input }) =>
    saveProperty(user.accountId, input),
  ),
});
