import { busyTimes } from "#lib/showings/busy-times.ts";

export const LOS_ANGELES = "America/Los_Angeles";

export const event = (...lines: string[]) => `BEGIN:VEVENT\n${lines.join("\n")}\nEND:VEVENT\n`;
export const calendar = (...parts: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Elsewhere//EN\n${parts.join("")}END:VCALENDAR\n`.replaceAll(
    "\n",
    "\r\n",
  );

/**
 * Returns the busy times of `days` days from `day`, in UTC to the minute, and the number of skipped events.
 */
export function readAll(text: string, day: string, days = 60, timeZone = LOS_ANGELES) {
  const from = new Date(`${day}T12:00:00Z`);
  const until = new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
  const { busy, skipped } = busyTimes(text, { from, until, timeZone });
  const shown = busy.map((time) =>
    time.map((at) => new Date(at).toISOString().slice(0, 16)).join(" "),
  );
  return { busy: shown, skipped };
}
export const read = (...asked: Parameters<typeof readAll>) => readAll(...asked).busy;
