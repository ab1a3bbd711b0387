import { dayAfter } from "./wall-clock.ts";

export interface Holiday {
  name: string;
  /** The actual date, not the day it is observed. */
  day: string;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Rule = { month: number } & (
  { date: number } | { weekday: Weekday; nth: number } | { weekday: Weekday; last: true }
);

// The legal public holidays of 5 U.S.C. 6103(a), without Inauguration Day, which applies only around
// Washington, D.C.
const RULES: readonly (Rule & { name: string })[] = [
  { name: "New Year's Day", month: 1, date: 1 },
  { name: "Martin Luther King Jr. Day", month: 1, weekday: 1, nth: 3 },
  { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
  { name: "Memorial Day", month: 5, weekday: 1, last: true },
  { name: "Juneteenth", month: 6, date: 19 },
  { name: "Independence Day", month: 7, date: 4 },
  { name: "Labor Day", month: 9, weekday: 1, nth: 1 },
  { name: "Columbus Day", month: 10, weekday: 1, nth: 2 },
  { name: "Veterans Day", month: 11, date: 11 },
  { name: "Thanksgiving Day", month: 11, weekday: 4, nth: 4 },
  { name: "Christmas Day", month: 12, date: 25 },
];

function dayOf(year: number, rule: Rule): string {
  const isLast = "last" in rule;
  // For the last weekday of a month, count back from the next month.
  const first = new Date(Date.UTC(year, isLast ? rule.month : rule.month - 1, 1));
  if ("date" in rule) return dayAfter(first.toISOString().slice(0, 10), rule.date - 1);
  const until = (rule.weekday - first.getUTCDay() + 7) % 7;
  const weeks = isLast ? -1 : rule.nth - 1;
  return dayAfter(first.toISOString().slice(0, 10), until + 7 * weeks);
}

const holidaysOf = (year: number): Holiday[] =>
  RULES.map((rule) => ({ name: rule.name, day: dayOf(year, rule) }));

/**
 * Returns the next US federal holidays (5 U.S.C. 6103), in order.
 * @param from `2026-11-22`
 */
export function nextHolidays(from: string, count: number): Holiday[] {
  const year = Number(from.slice(0, 4));
  const years = Math.ceil(count / RULES.length) + 1;
  return Array.from({ length: years }, (_, ahead) => holidaysOf(year + ahead))
    .flat()
    .filter(({ day }) => day >= from)
    .slice(0, count);
}
