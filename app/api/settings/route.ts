import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getSettings, saveSettings } from "#services/profiles.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/settings": async ({ user }) =>
    found(await getSettings(user.id), "There are no settings yet."),
  "POST /api/settings": ({ user, input }) => saveSettings(user.id, input),
});
