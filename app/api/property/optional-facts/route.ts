import { routes } from "#http/route.ts";
import { saveOptionalFacts } from "#services/properties.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/property/optional-facts": async ({ user, input }) => ({
    optionalFacts: await saveOptionalFacts(user.accountId, input),
  }),
});
