import "server-only";
import { listenTo, listenUrl } from "#db/channels.ts";
import { countUnread } from "#db/queries/notifications.ts";
import { logError } from "#server/log.ts";
import { metrics } from "#server/metrics.ts";

const SECOND_MS = 1_000;
// Proxies close connections that are silent for a minute.
const HEARTBEAT_MS = 20 * SECOND_MS;
// Below the longest request that platforms allow. The browser then reconnects, which checks its
// session.
const LONGEST_MS = 240 * SECOND_MS;
// Changes within this time share one query.
const GATHER_MS = 20;
// A browser opens one stream, however many tabs it has.
export const MAX_OF_A_PERSON = 5;
export const MAX_OF_A_PROCESS = 2_000;

/** An open page that receives its person's number of unread notifications. */
export interface NotificationStream {
  sessionId: string;
  userId: string;
  accountId: string;
  send: (unread: number) => void;
  /** Sends an empty event to keep the connection alive. */
  beat: () => void;
  /** @param hasEnded the session has ended, so the browser must not reconnect */
  close: (hasEnded: boolean) => void;
}

interface Open {
  stream: NotificationStream;
  until: number;
  sent: number | null;
}

/**
 * This process's open streams. One listening connection reports changes. One query then counts
 * unread notifications for everyone concerned and finds ended sessions. The database isn't
 * queried at any other time.
 */
export class NotificationStreams {
  // In the order of opening.
  readonly #open = new Map<NotificationStream, Open>();
  readonly #due = new Set<NotificationStream>();
  #gathering: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #unlisten: Promise<(() => Promise<void>) | null> | null = null;
  #isClosed = false;

  /** @returns false when streams are unavailable or the limit is reached; the page then asks when needed */
  add(stream: NotificationStream): boolean {
    const url = listenUrl();
    if (this.#isClosed || !url || this.#open.size >= MAX_OF_A_PROCESS) return false;
    const own = [...this.#open.keys()].filter(({ userId }) => userId === stream.userId);
    const tooMany = Math.max(0, own.length + 1 - MAX_OF_A_PERSON);
    for (const oldest of own.slice(0, tooMany)) this.#close(oldest);
    const until = Date.now() + LONGEST_MS * (0.8 + Math.random() / 5);
    this.#open.set(stream, { stream, until, sent: null });
    metrics()?.streams.set(this.#open.size);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    this.#unlisten ??= this.#listen(url);
    this.#countSoon([stream]);
    return true;
  }

  /** Removes a stream whose browser has disconnected. */
  remove(stream: NotificationStream): void {
    this.#open.delete(stream);
    this.#due.delete(stream);
    metrics()?.streams.set(this.#open.size);
    if (this.#open.size > 0) return;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#gathering);
    this.#heartbeat = this.#gathering = undefined;
  }

  /** Closes all streams and accepts no more, because the server is stopping. */
  async end(): Promise<void> {
    this.#isClosed = true;
    for (const stream of [...this.#open.keys()]) this.#close(stream);
    const unlisten = await this.#unlisten;
    await unlisten?.();
  }

  async #listen(url: string): Promise<(() => Promise<void>) | null> {
    const handlers = {
      notifications: (id: string) =>
        this.#countSoon(this.#find(({ userId, accountId }) => userId === id || accountId === id)),
      endedSessions: (id: string) => {
        for (const stream of this.#find(({ sessionId }) => sessionId === id)) {
          this.#close(stream, true);
        }
      },
    };
    try {
      return await listenTo(url, handlers, () => this.#countSoon([...this.#open.keys()]));
    } catch (error) {
      logError("could not listen for notifications", error);
      // The next stream retries.
      this.#unlisten = null;
      return null;
    }
  }

  #find(isMeant: (stream: NotificationStream) => boolean): NotificationStream[] {
    return [...this.#open.keys()].filter(isMeant);
  }

  #close(stream: NotificationStream, hasEnded = false): void {
    this.remove(stream);
    stream.close(hasEnded);
  }

  #beat(): void {
    for (const { stream, until } of [...this.#open.values()]) {
      if (Date.now() < until) stream.beat();
      else this.#close(stream);
    }
  }

  #countSoon(streams: readonly NotificationStream[]): void {
    for (const stream of streams) this.#due.add(stream);
    if (this.#due.size === 0) return;
    this.#gathering ??= setTimeout(() => void this.#count(), GATHER_MS);
  }

  async #count(): Promise<void> {
    const due = [...this.#due];
    this.#due.clear();
    this.#gathering = undefined;
    let counts: Map<string, number>;
    try {
      counts = await countUnread(due.map(({ sessionId }) => sessionId));
    } catch (error) {
      logError("could not count notifications", error);
      // The browsers reconnect and get the count then.
      for (const stream of due) this.#close(stream);
      return;
    }
    for (const stream of due) {
      const open = this.#open.get(stream);
      const unread = counts.get(stream.sessionId);
      if (!open || unread === open.sent) continue;
      if (unread === undefined) this.#close(stream, true);
      else stream.send((open.sent = unread));
    }
  }
}

// On globalThis: every route is bundled separately, and the server's shutdown code isn't bundled.
const holder = globalThis as typeof globalThis & {
  porchlightNotificationStreams?: NotificationStreams;
};
export const notificationStreams = (holder.porchlightNotificationStreams ??=
  new NotificationStreams());
