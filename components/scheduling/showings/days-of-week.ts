import { SHOWING_STATES, type Hours } from "#lib/fields/showings.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { dayAfter, dayIn, endInstantOf, instantOf } from "#lib/us/wall-clock.ts";

export interface WeekDay {
  /** As `2026-12-05`, where the home is. */
  day: string;
  hours: readonly Hours[];
  /** The showings that occupy a time, in order. */
  showings: ShowingView[];
  /** Busy times of the person's calendar, cut to this day. */
  busy: { startsAt: Date; endsAt: Date; isAllDay: boolean }[];
  isToday: boolean;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the Sunday of the week with this day. */
export const sundayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

function busyOn(day: string, { busy, timeZone }: SchedulingView): WeekDay["busy"] {
  const start = instantOf(day, "00:00", timeZone);
  const end = endInstantOf(day, "24:00", timeZone);
  if (!start || !end) return [];
  return busy.flatMap((time) => {
    const startsAt = new Date(Math.max(Date.parse(time.startsAt), start.getTime()));
    const endsAt = new Date(Math.min(Date.parse(time.endsAt), end.getTime()));
    if (endsAt <= startsAt) return [];
    return [{ startsAt, endsAt, isAllDay: +startsAt === +start && +endsAt === +end }];
  });
}

/** Returns the week's seven days in the home's time zone, with their hours and showings. */
export function daysOfWeek(view: SchedulingView, sunday: string): WeekDay[] {
  const { timeZone, settings, days, showings, now } = view;
  const today = dayIn(timeZone, new Date(now));
  const held = showings.filter(({ state }) => SHOWING_STATES[state].holds);
  const byDay = Map.groupBy(held, ({ startsAt }) => dayIn(timeZone, new Date(startsAt)));
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(sunday, index);
    const special = days.find((one) => one.day === day);
    return {
      day,
      hours: special?.hours ?? settings.week[index] ?? [],
      showings: byDay.get(day) ?? [],
      busy: busyOn(day, view),
      isToday: day === today,
    };
  });
}
