import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { getTemplates, saveTemplateEdits } from "#services/templates.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/templates/{kind}": async ({ user, params, input, revision, request }) => {
    const origin = publicOrigin(request.headers);
    await saveTemplateEdits(user, params.kind, input, revision);
    return getTemplates(user.accountId, origin);
  },
});
