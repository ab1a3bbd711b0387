import { formatDate } from "#lib/format.ts";
import type { NotificationView } from "#lib/schemas/notifications.ts";
import { dayIn } from "#lib/us/wall-clock.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface DayOfNotifications {
  day: string;
  /** "Today", "Yesterday", "November 20, 2026". */
  title: string;
  notifications: NotificationView[];
}

/** Groups notifications by the days of a time zone, in their order. */
export function byDay(
  notifications: readonly NotificationView[],
  timeZone: string,
  now: Date,
): DayOfNotifications[] {
  const today = dayIn(timeZone, now);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const titles: Record<string, string> = { [today]: "Today", [yesterday]: "Yesterday" };
  const days = new Map<string, DayOfNotifications>();
  for (const notification of notifications) {
    const day = dayIn(timeZone, new Date(notification.at));
    const found = days.get(day) ?? {
      day,
      title: titles[day] ?? formatDate(day),
      notifications: [],
    };
    found.notifications.push(notification);
    days.set(day, found);
  }
  return [...days.values()];
}
