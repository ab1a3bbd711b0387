import "server-only";
import { listenTo, listenUrl } from "#db/channels.ts";
import { countUnread } from "#db/queries/notifications.ts";
import { logError } from "#server/log.ts";
import { metrics } from "#server/metrics.ts";

const SECOND_MS = 1_000;
// A proxy takes a connection that is silent for a minute for a dead one.
const HEARTBEAT_MS = 20 * SECOND_MS;
// The browser asks anew then, and its session with it. Below the longest that platforms let one run.
const LONGEST_MS = 240 * SECOND_MS;
// What comes within this time is one statement.
const GATHER_MS = 20;
// A browser holds one, whatever the number of its tabs.
export const MAX_OF_A_PERSON = 5;
export const MAX_OF_A_PROCESS = 2_000;

/** An open page, which is told how many notifications its person has not read. */
export interface NotificationStream {
  sessionId: string;
  userId: string;
  accountId: string;
  send: (unread: number) => void;
  /** Sends what says nothing, so that the connection is known to be in use. */
  beat: () => void;
  /** @param hasEnded its session has: the browser is not to ask again */
  close: (hasEnded: boolean) => void;
}

interface Open {
  stream: NotificationStream;
  until: number;
  sent: number | null;
}

/**
 * The streams that this process holds. It hears of what has changed by one connection that listens,
 * and then counts for all whom it concerns in one statement, which finds out too whose session has
 * ended. It asks the database at no other time.
 */
export class NotificationStreams {
  // In the order in which they were opened.
  readonly #open = new Map<NotificationStream, Open>();
  readonly #due = new Set<NotificationStream>();
  #gathering: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #unlisten: Promise<(() => Promise<void>) | null> | null = null;
  #isClosed = false;

  /** @returns false where there are no streams, or no more of them: the page asks when it needs to know */
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

  /** Forgets a stream whose browser has gone. */
  remove(stream: NotificationStream): void {
    this.#open.delete(stream);
    this.#due.delete(stream);
    metrics()?.streams.set(this.#open.size);
    if (this.#open.size > 0) return;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#gathering);
    this.#heartbeat = this.#gathering = undefined;
  }

  /** Ends them all, and takes no more: the server stops. */
  async end(): Promise<void> {
    this.#isClosed = true;
    for (const stream of [...this.#open.keys()]) this.#close(stream);
    const unlisten = await this.#unlisten;
    await unlisten?.();
  }

  async #listen(url: string): Promise<(() => Promise<void>) | null> {
    const heard = {
      notifications: (id: string) =>
        this.#countSoon(this.#find(({ userId, accountId }) => userId === id || accountId === id)),
      endedSessions: (id: string) => {
        for (const stream of this.#find(({ sessionId }) => sessionId === id)) {
          this.#close(stream, true);
        }
      },
    };
    try {
      return await listenTo(url, heard, () => this.#countSoon([...this.#open.keys()]));
    } catch (error) {
      logError("could not listen for notifications", error);
      // The next stream tries again.
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
      // Their browsers come again, and are told then.
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

// Kept on globalThis: each route is bundled by itself, and the server that stops is not bundled.
const holder = globalThis as typeof globalThis & {
  porchlightNotificationStreams?: NotificationStreams;
};
export const notificationStreams = (holder.porchlightNotificationStreams ??=
  new NotificationStreams());
