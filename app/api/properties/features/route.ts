import { saveGenerated } from "#db/queries/descriptions.ts";
import { getLatestProperty, saveFeatures } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { describedBy } from "#lib/description/facts.ts";
import { composeDescription } from "#lib/description/model/stream-description.ts";
import { descriptionView } from "#lib/schemas/description.ts";
import { featuresInput } from "#lib/schemas/features.ts";

/** Seconds that a platform must give the call: those of the model, and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: featuresInput, output: descriptionView },
    async ({ user, input: features }) => {
      // What the seller chose is kept before the text is made: a writer that fails loses nothing.
      await saveFeatures(user.accountId, features);
      const property = await getLatestProperty(user.accountId);
      if (!property) throw notFound("There is no property yet.");
      const style = property.descriptionStyle;
      const { description, writer } = await composeDescription(
        { ...describedBy(property), features },
        { style, currentText: null },
      );
      await saveGenerated(user, features, { description, writer, style });
      return { description };
    },
  ),
});
