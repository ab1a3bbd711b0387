import { dateTimeFormat } from "#lib/date-time-format.ts";

/** Returns "Pacific Time" for `America/Los_Angeles`. */
export function nameOfZone(timeZone: string): string {
  const parts = dateTimeFormat({ timeZone, timeZoneName: "longGeneric" });
  const name = parts.formatToParts().find(({ type }) => type === "timeZoneName");
  return name?.value ?? timeZone;
}

/** Formats a span as "Sunday, November 29, 2026, 1:00 PM to 3:00 PM" in a time zone. */
export function formatHours(startsAt: string, endsAt: string, timeZone: string): string {
  const day = (moment: string) =>
    dateTimeFormat({ dateStyle: "full", timeZone }).format(new Date(moment));
  const time = (moment: string) =>
    dateTimeFormat({ timeStyle: "short", timeZone }).format(new Date(moment));
  const end = day(startsAt) === day(endsAt) ? time(endsAt) : `${day(endsAt)}, ${time(endsAt)}`;
  return `${day(startsAt)}, ${time(startsAt)} to ${end}`;
}
