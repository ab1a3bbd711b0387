import { getSettings, saveSettings } from "#db/queries/settings.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { settingsView } from "#lib/schemas/settings.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: settingsView }, async ({ user }) => {
    const settings = await getSettings(user.id);
    if (!settings) throw notFound("There are no settings yet.");
    return settings;
  }),
  POST: route({ input: settingsView, output: settingsView }, ({ user, input }) =>
    saveSettings(user.id, input),
  ),
});
