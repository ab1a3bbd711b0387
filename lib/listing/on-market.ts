import { dayIn } from "#lib/us/wall-clock.ts";
import type { StatusChange } from "./status.ts";

/**
 * The first day on which a home was for sale, since it was withdrawn the time before; null: it wasn't.
 * @param changes the oldest first
 */
export function onMarketDay(changes: readonly StatusChange[], timeZone: string): string | null {
  const end = changes.findLastIndex(({ status }) => status !== "withdrawn") + 1;
  const shown = changes.slice(0, end);
  const begin = shown.findLastIndex(({ status }) => status === "withdrawn") + 1;
  const active = shown.slice(begin).find(({ status }) => status === "active");
  return active ? dayIn(timeZone, active.at) : null;
}
