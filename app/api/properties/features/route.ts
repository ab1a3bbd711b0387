import { saveGenerated } from "#db/queries/descriptions.ts";
import { getLatestProperty, saveFeatures } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { describe } from "#lib/description/index.ts";
import { descriptionView } from "#lib/schemas/description.ts";
import { featuresInput } from "#lib/schemas/features.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: featuresInput, output: descriptionView },
    async ({ user, input: features }) => {
      // What the seller chose is kept before the text is made: a writer that fails loses nothing.
      await saveFeatures(user.accountId, features);
      const property = await getLatestProperty(user.accountId);
      if (!property) throw notFound("There is no property yet.");
      const description = await describe({
        ...property,
        basics: property.propertyBasics,
        features,
      });
      const style = property.descriptionStyle;
      await saveGenerated(user, features, { description, writer: "built_in", style });
      return { description };
    },
  ),
});
