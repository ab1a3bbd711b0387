import { SHOWING_STATES, type Hours } from "#lib/fields/showings.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { dayAfter, dayIn } from "#lib/us/wall-clock.ts";

export interface WeekDay {
  /** As `2026-12-05`, where the home is. */
  day: string;
  hours: readonly Hours[];
  /** What holds a time on it, in its order. */
  showings: ShowingView[];
  isToday: boolean;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Sunday of the week in which a day lies. */
export const sundayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** The seven days of a week by the home's own calendar, with their hours and showings. */
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
      isToday: day === today,
    };
  });
}
