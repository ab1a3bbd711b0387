import "server-only";
import type { z } from "zod";
import {
  notificationsOfPerson,
  readNotification,
  readNotificationsUpTo,
  unreadOfPerson,
} from "#db/queries/notifications.ts";
import { readOwned } from "#db/owned-read.ts";
import type { Query } from "#lib/contract/index.ts";
import type { readInput } from "#lib/schemas/notifications.ts";

export { unreadOfPerson };

/** For GET /api/notifications and the first page of the notifications screen. */
export const notificationReads = { page: notificationsOfPerson, unread: unreadOfPerson };

export const notificationValues = ({ before, only }: Query<"GET /api/notifications"> = {}) => ({
  before: before ?? null,
  unread: only ? 1 : 0,
});

/**
 * Marks a person's notifications as read.
 * @throws AppError `not_found` for another person's notification
 */
export async function markRead(
  user: { id: string; accountId: string },
  input: z.output<typeof readInput>,
): Promise<{ unread: number }> {
  if ("upTo" in input) await readNotificationsUpTo(user.id, input.upTo);
  else await readNotification(user.id, input.notificationId);
  return { unread: await readOwned(unreadOfPerson, user) };
}
