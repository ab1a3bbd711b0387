import { saveDescription } from "#db/queries/properties.ts";
import { methods, route } from "#lib/api/route.ts";
import { acceptedView, acceptInput } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: acceptInput, output: acceptedView },
    async ({ user, input: { description } }) => {
      await saveDescription(user.accountId, description, true);
      return { description, descriptionAccepted: true } as const;
    },
  ),
});
