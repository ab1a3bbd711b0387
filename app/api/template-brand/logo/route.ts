import { readBytes } from "#http/body.ts";
import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { LOGO, LOGO_TOO_LARGE } from "#lib/fields/templates.ts";
import { deleteLogo, getTemplates, saveLogo } from "#services/templates.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/template-brand/logo": async ({ user, request }) => {
    const origin = publicOrigin(request.headers);
    await saveLogo(user.accountId, () => readBytes(request, LOGO.bytes, LOGO_TOO_LARGE));
    return getTemplates(user.accountId, origin);
  },
  "DELETE /api/template-brand/logo": async ({ user, request }) => {
    const origin = publicOrigin(request.headers);
    await deleteLogo(user.accountId);
    return getTemplates(user.accountId, origin);
  },
});
