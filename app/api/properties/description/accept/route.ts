import { routes } from "#http/route.ts";
import { saveAccepted } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/description/accept": async ({ user, input }) => {
    await saveAccepted(user, input);
    return { description: input.description, descriptionAccepted: true };
  },
});
