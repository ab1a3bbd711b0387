import { routes } from "#http/route.ts";
import { saveKeptNote } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/properties/description/kept-notes": async ({ user, input }) => ({
    phrases: await saveKeptNote(user.accountId, input),
  }),
});
