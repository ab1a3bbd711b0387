import type { ShowingState } from "#lib/fields/showings.ts";
import { formatCount } from "#lib/format.ts";
import { formatTime, formatDayAndTime } from "#lib/showings/when.ts";

/**
 * Returns the message for an open house that overlaps a showing or blocked time.
 * @param others how many more it overlaps
 */
export function overlapsOpenHouse(
  one: { state: ShowingState; name: string; startsAt: Date; endsAt: Date; others: number },
  timeZone: string,
): string {
  const { state, name, startsAt, endsAt, others } = one;
  const isBlock = state === "blocked";
  const what = isBlock ? "you blocked off time" : `you have a showing with ${name}`;
  const until = formatTime(endsAt, timeZone);
  const more = others > 0 ? `, and ${formatCount(others, "more", "more")}` : "";
  const way = isBlock ? "Unblock that time first" : "Move or cancel it first";
  return `At that time, ${what}: ${formatDayAndTime(startsAt, timeZone)}, until ${until}${more}. ${way}, or choose to keep both.`;
}
