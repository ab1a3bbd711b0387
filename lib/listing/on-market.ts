import { changesBy, type StatusChange, type StatusFacts, todayIn } from "./status.ts";

/**
 * What has become of a listing until now, the oldest first.
 * @param noted its changes so far, as they are stored
 */
export const changesUntil = (
  now: Date,
  noted: readonly StatusChange[],
  facts: StatusFacts,
): StatusChange[] => [...noted, ...changesBy(facts, now)];

/** The first day on which a home was for sale, since it was withdrawn the time before; null: it wasn't. */
export function onMarketDay(changes: readonly StatusChange[], timeZone: string): string | null {
  const end = changes.findLastIndex(({ status }) => status !== "withdrawn") + 1;
  const shown = changes.slice(0, end);
  const begin = shown.findLastIndex(({ status }) => status === "withdrawn") + 1;
  const active = shown.slice(begin).find(({ status }) => status === "active");
  return active ? todayIn(timeZone, active.at) : null;
}
