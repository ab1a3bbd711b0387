import { DAYS_AHEAD, type Hours, type Week } from "#lib/fields/showings.ts";
import { dayAfter, dayIn, instantOf, wallTimeOf } from "#lib/us/wall-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MINUTES_OF_DAY = 24 * 60;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

/** `until` is exclusive. */
export interface HeldTime {
  startsAt: Date;
  until: Date;
}

export interface Availability {
  timeZone: string;
  /** Sunday first. */
  week: Week;
  /** Days with their own hours instead of the week's. An empty list closes the day. */
  days: readonly { day: string; hours: readonly Hours[] }[];
  lengthMinutes: number;
  /** Free time between showings. */
  pauseMinutes: number;
  noticeHours: number;
  mostADay: number;
}

export interface FreeTimesQuestion extends Availability {
  /** Showings today and later, including the pause after each. They count toward the day's limit. */
  showings: readonly HeldTime[];
  /** Other times that aren't available. */
  busy: readonly HeldTime[];
  now: Date;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns whether a time overlaps any of the others. */
export const overlaps = (time: HeldTime, others: readonly HeldTime[]): boolean =>
  others.some(({ startsAt, until }) => startsAt < time.until && time.startsAt < until);

/** Returns the times that may touch a day in any US time zone. */
function nearDay(day: string, times: readonly HeldTime[]): HeldTime[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [from, to] = [midnight - DAY_MS, midnight + 2 * DAY_MS];
  return times.filter(({ startsAt, until }) => startsAt.getTime() < to && until.getTime() > from);
}

/** Yields the possible starts of a showing, in minutes after midnight. */
function* stepsOf(hours: readonly Hours[], length: number): Generator<number> {
  for (const { from, to } of hours) {
    const end = minutesOf(to);
    for (let start = minutesOf(from); start + length <= end; start += length) yield start;
  }
}

/**
 * Returns a function from minutes of a day to an instant. With a daylight saving time change, skipped
 * times and showings that cross the change give null. A repeated hour gives its first occurrence.
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
 * Returns the starts of all showings that can be booked now, for `DAYS_AHEAD` days from today. They are
 * within the day's hours in the home's time zone, and respect length, notice, pauses and the day's
 * limit.
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
