import "server-only";

export { mapSettings } from "#server/map-settings.ts";
