import { routes } from "#http/route.ts";
import { correctBasics, saveBasics } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/property/basics": async ({ user, input, revision }) => ({
    propertyBasics: await saveBasics(user, input, revision),
  }),
  "PATCH /api/property/basics": async ({ user, input }) => ({
    propertyBasics: await correctBasics(user, input),
  }),
});
