import { getLatestProperty, saveDescription } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { rewrite } from "#lib/description/index.ts";
import { descriptionView, rewriteInput } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: rewriteInput, output: descriptionView },
    async ({ user, input: { currentDescription } }) => {
      const property = await getLatestProperty(user.accountId);
      if (!property) throw notFound("There is no property yet.");
      const description = await rewrite(
        { ...property, basics: property.propertyBasics, features: property.propertySpecifics },
        currentDescription,
      );
      await saveDescription(user.accountId, description, false);
      return { description };
    },
  ),
});
