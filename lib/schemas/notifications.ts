import { z } from "zod";
import { EVENT_KINDS, MAX_COUNTED } from "#lib/fields/notifications.ts";
import { rowId } from "./values.ts";

const id = z.number().int();

const notificationView = z.object({
  id,
  kind: z.enum(EVENT_KINDS),
  text: z.string(),
  href: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** How many the person hasn't read, counted up to `MAX_COUNTED`. */
export const unreadCount = z.number().int().min(0).max(MAX_COUNTED);

/** Newest first. */
export const notificationsView = z.object({
  notifications: z.array(notificationView),
  hasMore: z.boolean(),
  unread: unreadCount,
});
export type NotificationsView = z.infer<typeof notificationsView>;

export const unreadView = z.object({ unread: unreadCount });

/** Either one notification, or all up to the newest that the person has seen. */
export const readInput = z.union(
  [z.object({ notificationId: rowId }), z.object({ upTo: rowId })],
  "Choose a notification",
);
