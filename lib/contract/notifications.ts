import { z } from "zod";
import {
  notificationsView,
  readInput,
  unreadCount,
  unreadView,
} from "#lib/schemas/notifications.ts";
import type { CallName, CallSpec } from "./call.ts";

const before = z.coerce
  .number("Must be a number")
  .int("Must be a whole number")
  .positive("Must be above 0")
  .optional();

export const NOTIFICATION_CALLS = {
  "GET /api/notifications": {
    summary:
      "What the caller was told, 20 of it, the newest first, and how much they have not read",
    query: z.object({
      before,
      only: z.enum(["unread"], "Must be unread").optional(),
    }),
    output: notificationsView,
  },
  "POST /api/notifications/read": {
    summary: "Marks one notification as read, or all up to one",
    input: readInput,
    output: unreadView,
    refusals: { not_found: "The caller has no such notification" },
  },
  "GET /api/notifications/stream": {
    summary:
      "How many notifications the caller has not read, now and whenever it changes, for some minutes",
    events: unreadCount,
  },
} as const satisfies Record<CallName, CallSpec>;
