import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { getTemplates, saveBrand } from "#services/templates.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/template-brand": async ({ user, input, request }) => {
    const origin = publicOrigin(request.headers);
    await saveBrand(user.accountId, input);
    return getTemplates(user.accountId, origin);
  },
});
