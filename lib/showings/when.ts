/** "Saturday, December 5, 10:30 AM Central Time": when something is, by the clocks where the home is. */
export function tellWhen(moment: Date, timeZone: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(moment);
  const day = write({ weekday: "long", month: "long", day: "numeric" });
  return `${day}, ${write({ hour: "numeric", minute: "2-digit", timeZoneName: "longGeneric" })}`;
}
