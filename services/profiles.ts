import "server-only";

export { ownProfile, saveProfile } from "#db/queries/profiles.ts";
export { ownSettings, saveSettings } from "#db/queries/settings.ts";
