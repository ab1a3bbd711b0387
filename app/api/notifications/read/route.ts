import { routes } from "#http/route.ts";
import { markRead } from "#services/notifications.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/notifications/read": ({ user, input }) => markRead(user, input),
});
