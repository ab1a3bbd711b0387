import { saveEdit, saveRewritten } from "#db/queries/descriptions.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { rewrite } from "#lib/description/index.ts";
import { descriptionView, rewriteInput } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ input: rewriteInput, output: descriptionView }, async ({ user, input }) => {
    const { currentDescription, ...asked } = input;
    // What the seller typed is kept before the new text is made.
    await saveEdit(user, { description: currentDescription });
    const property = await getLatestProperty(user.accountId);
    if (!property) throw notFound("There is no property yet.");
    const style = { ...property.descriptionStyle, ...asked };
    const description = await rewrite(
      { ...property, basics: property.propertyBasics, features: property.propertySpecifics },
      currentDescription,
      style,
    );
    await saveRewritten(user, { description, writer: "built_in", style });
    return { description };
  }),
});
