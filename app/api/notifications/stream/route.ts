import { answerWithUnread } from "#http/event-stream.ts";
import { routes } from "#http/route.ts";

/** In seconds: a little longer than a stream stays open. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/notifications/stream": ({ user, sessionId, request }) =>
    answerWithUnread({ sessionId, userId: user.id, accountId: user.accountId }, request),
});
