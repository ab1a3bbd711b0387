import { DAYS_AHEAD, type Hours, type Week } from "#lib/fields/showings.ts";
import { dayAfter, dayIn, instantOf, wallTimeOf } from "#lib/us/wall-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MINUTES_OF_DAY = 24 * 60;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

/** From `startsAt` until just before `until`. */
export interface HeldTime {
  startsAt: Date;
  until: Date;
}

export interface Availability {
  timeZone: string;
  /** Hours of each day of the week, Sunday first. */
  week: Week;
  /** Days with hours of their own, which hold instead: none at all closes the day. */
  days: readonly { day: string; hours: readonly Hours[] }[];
  lengthMinutes: number;
  /** Kept free after each showing, and so before the next one. */
  pauseMinutes: number;
  noticeHours: number;
  mostADay: number;
}

export interface FreeTimesQuestion extends Availability {
  /** Showings that are to come or were today; each with the pause after it. They count for their day. */
  showings: readonly HeldTime[];
  /** Whatever else nobody can visit at. */
  busy: readonly HeldTime[];
  now: Date;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a time has something in common with one of others. */
export const overlaps = (time: HeldTime, others: readonly HeldTime[]): boolean =>
  others.some(({ startsAt, until }) => startsAt < time.until && time.startsAt < until);

/** Those of some times that may touch a day, wherever in the US it is. */
function nearDay(day: string, times: readonly HeldTime[]): HeldTime[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [from, to] = [midnight - DAY_MS, midnight + 2 * DAY_MS];
  return times.filter(({ startsAt, until }) => startsAt.getTime() < to && until.getTime() > from);
}

/** The times of the clocks, in minutes of their day, at which a showing could begin. */
function* stepsOf(hours: readonly Hours[], length: number): Generator<number> {
  for (const { from, to } of hours) {
    const end = minutesOf(to);
    for (let start = minutesOf(from); start + length <= end; start += length) yield start;
  }
}

/**
 * The instant of each minute of a day. On a day on which the clocks change: null for a time that they
 * leap over, and for a showing across the change, which would be longer or shorter on the clock than it
 * is. Of an hour that comes twice it is the first one, so that a time that is told is one instant.
 */
function clockOf(day: string, timeZone: string, length: number) {
  const start = instantOf(day, "00:00", timeZone);
  const next = instantOf(dayAfter(day), "00:00", timeZone);
  if (start && next && next.getTime() - start.getTime() === DAY_MS) {
    return (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
  }
  return (minutes: number) => {
    const instant = instantOf(day, timeOf(minutes), timeZone);
    if (!instant) return null;
    const last = new Date(instant.getTime() + (length - 1) * MINUTE_MS);
    return wallTimeOf(last, timeZone).time === timeOf(minutes + length - 1) ? instant : null;
  };
}

/**
 * The starts of all showings that could be asked for now, in their order, for `DAYS_AHEAD` days from
 * today on: within the hours of their day by the clocks where the home is, in steps of their length from
 * the beginning of each span, with notice, with pauses, and not on a day that has as many as it may.
 */
export function freeTimes(question: FreeTimesQuestion): Date[] {
  const { timeZone, week, lengthMinutes, pauseMinutes, now } = question;
  const hoursOfDay = new Map(question.days.map(({ day, hours }) => [day, hours]));
  const showingsOn = new Map<string, number>();
  for (const { startsAt } of question.showings) {
    const day = dayIn(timeZone, startsAt);
    showingsOn.set(day, (showingsOn.get(day) ?? 0) + 1);
  }
  const held = [...question.showings, ...question.busy].filter(({ until }) => until > now);
  const earliest = now.getTime() + question.noticeHours * HOUR_MS;
  const today = dayIn(timeZone, now);
  const found: Date[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(today, ahead);
    const hours = hoursOfDay.get(day) ?? week[weekdayOf(day)] ?? [];
    if (hours.length === 0 || (showingsOn.get(day) ?? 0) >= question.mostADay) continue;
    const clock = clockOf(day, timeZone, lengthMinutes);
    const near = nearDay(day, held);
    for (const minutes of stepsOf(hours, lengthMinutes)) {
      const startsAt = clock(minutes);
      if (!startsAt || startsAt.getTime() < earliest) continue;
      const until = new Date(startsAt.getTime() + (lengthMinutes + pauseMinutes) * MINUTE_MS);
      if (!overlaps({ startsAt, until }, near)) found.push(startsAt);
    }
  }
  return found;
}
