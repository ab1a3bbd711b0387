import "server-only";
import type { MapSettings } from "#lib/map-settings.ts";
import { env } from "./env.ts";

/** Returns the configured map; null without one, so that no browser requests tiles. */
export function mapSettings(): MapSettings | null {
  const { MAP_STYLE_URL, MAP_TILES_URL, MAP_ATTRIBUTION } = env();
  if (MAP_STYLE_URL) return { style: MAP_STYLE_URL };
  return MAP_TILES_URL && MAP_ATTRIBUTION
    ? { tiles: MAP_TILES_URL, attribution: MAP_ATTRIBUTION }
    : null;
}

/** Returns the origin that browsers load the map from; null if no map is configured. */
export function mapOrigin(): string | null {
  const { MAP_STYLE_URL, MAP_TILES_URL } = env();
  const url = MAP_STYLE_URL ?? MAP_TILES_URL;
  return url ? new URL(url).origin : null;
}
