/** "Pacific Time" of `America/Los_Angeles`. */
export function nameOfZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const name = parts.formatToParts().find(({ type }) => type === "timeZoneName");
  return name?.value ?? timeZone;
}

/** "Sunday, November 29, 2026, 1:00 PM to 3:00 PM" by the clock of the zone. */
export function formatHours(startsAt: string, endsAt: string, timeZone: string): string {
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString("en-US", { dateStyle: "full", timeZone });
  const time = (moment: string) =>
    new Date(moment).toLocaleTimeString("en-US", { timeStyle: "short", timeZone });
  const end = day(startsAt) === day(endsAt) ? time(endsAt) : `${day(endsAt)}, ${time(endsAt)}`;
  return `${day(startsAt)}, ${time(startsAt)} to ${end}`;
}
