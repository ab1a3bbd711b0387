import { answerWithUnread } from "#http/event-stream.ts";
import { routes } from "#http/route.ts";

/** Seconds that a platform must give the call: as long as a stream is open, and some more. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/notifications/stream": ({ user, sessionId, request }) =>
    answerWithUnread({ sessionId, userId: user.id, accountId: user.accountId }, request),
});
