import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { ownSettings, saveSettings } from "#services/profiles.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/settings": reading({ settings: ownSettings }, ({ settings }) =>
    found(settings, "There are no settings yet."),
  ),
  "POST /api/settings": ({ user, input }) => saveSettings(user.id, input),
});
