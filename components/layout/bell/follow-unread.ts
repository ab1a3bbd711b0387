const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** A tab sends this to ask the tab with the stream for its last count. */
const ASK = "ask";

const PATH = "/api/notifications/stream";

/**
 * Calls `onCount` with a person's unread count whenever the server sends it. Only one visible tab of a
 * browser opens the stream and passes the count on, because browsers limit connections to a server.
 * Without the Web Locks API, there is no stream.
 * @returns a function that stops it
 */
export function followUnread(userId: string, onCount: (unread: number) => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  const name = `porchlight notifications of ${userId}`;
  const others = new BroadcastChannel(name);
  let last: number | null = null;
  others.onmessage = ({ data }: MessageEvent<number | typeof ASK>) => {
    if (data !== ASK) onCount(data);
    else if (last !== null) others.postMessage(last);
  };
  others.postMessage(ASK);
  const shareCount = (unread: number) => {
    last = unread;
    onCount(unread);
    others.postMessage(unread);
  };

  const ended = new AbortController();
  let turn: AbortController | null = null;
  function takeTurns(): void {
    if (document.visibilityState === "hidden") {
      turn?.abort();
      turn = last = null;
      return;
    }
    if (turn) return;
    turn = new AbortController();
    const { signal } = turn;
    const hold = () => holdStream(signal, shareCount, stop);
    // A turn that ends while waiting for the lock is no failure.
    locks?.request(name, { signal }, hold).catch(() => undefined);
  }
  function stop(): void {
    ended.abort();
    turn?.abort();
    others.close();
  }
  document.addEventListener("visibilitychange", takeTurns, { signal: ended.signal });
  takeTurns();
  return stop;
}

/**
 * Reads the stream until the signal aborts. If the server refuses it, retries after a minute, then
 * after ever longer pauses.
 * @param onSessionEnded called when the person is logged out
 */
function holdStream(
  signal: AbortSignal,
  onCount: (unread: number) => void,
  onSessionEnded: () => void,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let source: EventSource;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pause = MINUTE_MS;
  function open(): void {
    source = new EventSource(PATH);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      pause = MINUTE_MS;
      onCount(Number(data));
    };
    source.addEventListener("session-ended", onSessionEnded);
    source.onerror = () => {
      // The browser reconnects lost connections automatically.
      if (source.readyState !== EventSource.CLOSED) return;
      waiting = setTimeout(open, pause * (1 + Math.random() / 2));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    };
  }
  open();
  signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    source.close();
    resolve();
  });
  return promise;
}
