import { z } from "zod";
import {
  notificationsView,
  readInput,
  unreadCount,
  unreadView,
} from "#lib/schemas/notifications.ts";
import { rowIdInQuery } from "#lib/schemas/values.ts";
import type { CallName, CallSpec } from "./call.ts";

const before = rowIdInQuery.optional();

export const NOTIFICATION_CALLS = {
  "GET /api/notifications": {
    summary: "List notifications, newest first, 20 at a time, with the unread count",
    query: z.object({
      before,
      only: z.enum(["unread"], "Must be unread").optional(),
    }),
    output: notificationsView,
  },
  "POST /api/notifications/read": {
    summary: "Mark one notification as read, or all up to one",
    input: readInput,
    output: unreadView,
    refusals: { not_found: "Notification not found" },
  },
  "GET /api/notifications/stream": {
    summary: "Stream your unread count now and on every change, for several minutes",
    events: unreadCount,
  },
} as const satisfies Record<CallName, CallSpec>;
