import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";
import { keyOf } from "#lib/contract/call.ts";

/** Under it stand all lists of notifications. */
export const NOTIFICATIONS_KEY = keyOf("GET /api/notifications");

/** How many are unread: sent along with the page, then told by the stream, and by each list that is read. */
export const unreadNotifications = queryOptions({
  queryKey: keyOf("GET /api/notifications/stream"),
  queryFn: async () => (await api("GET /api/notifications")).unread,
});

/** The newest, read anew whenever they are shown. */
export const newestNotifications = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, "newest"],
  queryFn: async ({ client }) => {
    const newest = await api("GET /api/notifications");
    client.setQueryData(unreadNotifications.queryKey, newest.unread);
    return newest;
  },
  staleTime: 0,
});

export type NotificationFilter = "all" | "unread";

/** All of them, or those that are unread, a page after the other. */
export const notificationPages = (filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, filter],
    queryFn: ({ pageParam }) =>
      api("GET /api/notifications", {
        query: {
          ...(pageParam !== null && { before: pageParam }),
          ...(filter === "unread" && { only: filter }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ notifications, hasMore }) =>
      hasMore ? (notifications.at(-1)?.id ?? null) : null,
  });
