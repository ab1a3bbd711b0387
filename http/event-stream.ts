import "server-only";
import { type NotificationStream, notificationStreams } from "#services/notification-streams.ts";

// Reconnect delay, randomized so that browsers don't all reconnect at the same time.
const retryMs = () => 2_000 + Math.round(Math.random() * 3_000);

/** The browser stops reconnecting after this event. */
const SESSION_ENDED = "event: session-ended\ndata: 1\n\n";

type Person = Pick<NotificationStream, "sessionId" | "userId" | "accountId">;

/** Streams a person's number of unread notifications whenever it changes. */
export function answerWithUnread(person: Person, { signal }: Request): Response {
  const encoder = new TextEncoder();
  let stream: NotificationStream | undefined;
  let isOpen = false;
  const gone = () => {
    if (stream) notificationStreams.remove(stream);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      stream = {
        ...person,
        send: (unread) => write(`data: ${unread}\n\n`),
        beat: () => write(":\n\n"),
        close: (hasEnded) => {
          if (hasEnded) write(SESSION_ENDED);
          controller.close();
        },
      };
      isOpen = !signal.aborted && notificationStreams.add(stream);
      if (isOpen) write(`retry: ${retryMs()}\n\n`);
    },
    cancel: gone,
  });
  if (!isOpen) return new Response(null, { status: 204 });
  signal.addEventListener("abort", gone, { once: true });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Compression and proxies must not buffer events.
      "Cache-Control": "no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
