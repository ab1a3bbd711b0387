import type { ShowingState } from "#lib/fields/showings.ts";
import { formatCount } from "#lib/format.ts";
import { formatTime, formatDayAndTime } from "#lib/showings/when.ts";

/**
 * What a seller is told who lays an open house over something: what is there, and what they can do.
 * @param others how many more are there beside it
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
