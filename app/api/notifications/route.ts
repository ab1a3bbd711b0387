import { reading, routes } from "#http/route.ts";
import type { Query } from "#lib/contract/index.ts";
import { notificationReads, notificationValues } from "#services/notifications.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/notifications": reading(
    notificationReads,
    ({ page, unread }) => ({ ...page, unread }),
    ({ query }: { query: Query<"GET /api/notifications"> }) => notificationValues(query),
  ),
});
