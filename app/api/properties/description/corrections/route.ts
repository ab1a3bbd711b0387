import { routes } from "#http/route.ts";
import { previewCorrections } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/description/corrections": ({ user, input }) =>
    previewCorrections(user.accountId, input),
});
