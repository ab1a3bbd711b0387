import { dateTimeFormat } from "#lib/date-time-format.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { formatDay } from "./when.ts";

export interface FreeDay {
  day: string;
  label: string;
  /** "Fri, Dec 5". */
  short: string;
  starts: Date[];
}

export interface FreeWeek {
  /** "December 5 to 11", from the first day with a free time to the last. */
  label: string;
  days: FreeDay[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const write = (day: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat({ ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

function weekOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return midnight - new Date(midnight).getUTCDay() * DAY_MS;
}

function labelOf(days: readonly FreeDay[]): string {
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const start = write(first, { month: "long", day: "numeric" });
  if (first === last) return start;
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = write(last, isSameMonth ? { day: "numeric" } : { month: "long", day: "numeric" });
  return `${start} to ${end}`;
}

/** Groups free times by week (from Sunday) and day, in the home's time zone. */
export function weeksOf(starts: readonly Date[], timeZone: string): FreeWeek[] {
  const days = [...Map.groupBy(starts, (start) => dayIn(timeZone, start))].map(([day, ofDay]) => ({
    ...{ day, starts: ofDay },
    label: formatDay(ofDay[0] ?? new Date(), timeZone),
    short: write(day, { weekday: "short", month: "short", day: "numeric" }),
  }));
  return [...Map.groupBy(days, ({ day }) => weekOf(day)).values()].map((ofWeek) => ({
    label: labelOf(ofWeek),
    days: ofWeek,
  }));
}
