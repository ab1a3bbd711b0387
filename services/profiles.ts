import "server-only";

export { getProfile, saveProfile } from "#db/queries/profiles.ts";
export { getSettings, saveSettings } from "#db/queries/settings.ts";
