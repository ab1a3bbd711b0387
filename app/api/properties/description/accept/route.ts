import { saveAccepted } from "#db/queries/descriptions.ts";
import { methods, route } from "#lib/api/route.ts";
import { acceptedView, acceptInput } from "#lib/schemas/description.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: acceptInput, output: acceptedView },
    async ({ user, input: { description } }) => {
      await saveAccepted(user, description);
      return { description, descriptionAccepted: true } as const;
    },
  ),
});
