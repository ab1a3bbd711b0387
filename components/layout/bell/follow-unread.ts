const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** With this a tab asks the one that holds the stream for what it was told last. */
const ASK = "ask";

const PATH = "/api/notifications/stream";

/**
 * Tells how many notifications a person has not read, whenever the server says so. Of all tabs of a
 * browser one that is visible holds the stream and tells the others: a browser has few connections to
 * a server. Where there are no locks by which the tabs agree, there is no stream.
 * @returns ends it
 */
export function followUnread(userId: string, tell: (unread: number) => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  const name = `porchlight notifications of ${userId}`;
  const others = new BroadcastChannel(name);
  let last: number | null = null;
  others.onmessage = ({ data }: MessageEvent<number | typeof ASK>) => {
    if (data !== ASK) tell(data);
    else if (last !== null) others.postMessage(last);
  };
  others.postMessage(ASK);
  const tellAll = (unread: number) => {
    last = unread;
    tell(unread);
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
    const hold = () => holdStream(signal, tellAll, stop);
    // A turn that ends while it is waited for is no failure.
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
 * Reads the stream until the signal ends it. Where the server has none now, it is asked for again after
 * a minute, then after longer and longer.
 * @param onSessionEnded the person is logged out
 */
function holdStream(
  signal: AbortSignal,
  tell: (unread: number) => void,
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
      tell(Number(data));
    };
    source.addEventListener("session-ended", onSessionEnded);
    source.onerror = () => {
      // A connection that was lost the browser makes anew by itself.
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
