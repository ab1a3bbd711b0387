import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";
import { keyOf } from "#lib/contract/call.ts";
import type { Query } from "#lib/contract/index.ts";

/** The key that all notification lists share. */
export const NOTIFICATIONS_KEY = keyOf("GET /api/notifications");

/** Updated by the page, the stream and each list that is read. */
export const unreadNotifications = queryOptions({
  queryKey: keyOf("GET /api/notifications/stream"),
  queryFn: async () => (await api("GET /api/notifications")).unread,
});

async function readPage(client: QueryClient, query: Partial<Query<"GET /api/notifications">>) {
  const page = await api("GET /api/notifications", { query });
  client.setQueryData(unreadNotifications.queryKey, page.unread);
  return page;
}

export const newestNotifications = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, "newest"],
  queryFn: ({ client }) => readPage(client, {}),
  staleTime: 0,
});

export type NotificationFilter = "all" | "unread";

export const notificationPages = (filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, filter],
    queryFn: ({ client, pageParam }) =>
      readPage(client, {
        ...(pageParam !== null && { before: pageParam }),
        ...(filter === "unread" && { only: filter }),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ notifications, hasMore }) =>
      hasMore ? (notifications.at(-1)?.id ?? null) : null,
  });
