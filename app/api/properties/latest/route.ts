import { getLatestProperty } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { latestPropertyView } from "#lib/schemas/property.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: latestPropertyView }, async ({ user }) => {
    const property = await getLatestProperty(user.accountId);
    if (!property) throw notFound("There is no property yet.");
    return property;
  }),
});
