import { dayIn } from "#lib/us/wall-clock.ts";
import type { StatusChange } from "./status.ts";

/**
 * Returns the first active day of the latest listing period (since the withdrawal before it), or null
 * if it was never active.
 * @param changes oldest first
 */
export function onMarketDay(changes: readonly StatusChange[], timeZone: string): string | null {
  const end = changes.findLastIndex(({ status }) => status !== "withdrawn") + 1;
  const shown = changes.slice(0, end);
  const begin = shown.findLastIndex(({ status }) => status === "withdrawn") + 1;
  const active = shown.slice(begin).find(({ status }) => status === "active");
  return active ? dayIn(timeZone, active.at) : null;
}
