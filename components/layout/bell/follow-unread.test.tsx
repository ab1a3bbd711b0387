import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followUnread } from "./follow-unread.ts";

const MINUTE = 60_000;

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  static open = () => FakeEventSource.all.filter(({ readyState }) => readyState !== 2);
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  refuse() {
    this.close();
    this.onerror?.();
  }
}

/** Locks as one browser's tabs share them: each waits for the tab before it. */
function createLocks() {
  let last = Promise.resolve<unknown>(undefined);
  return {
    request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? undefined : work()));
      last = mine;
      return mine;
    },
  };
}

/** Channels as one browser's tabs share them: all but the sender receive a message. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

let isHidden = false;
const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  Object.defineProperty(navigator, "locks", { value: createLocks(), configurable: true });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    isHidden ? "hidden" : "visible",
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  FakeEventSource.all = [];
  isHidden = false;
  Reflect.deleteProperty(navigator, "locks");
  vi.useRealTimers();
});

function openTab(userId = "ana") {
  const counts: number[] = [];
  const stop = followUnread(userId, (unread) => counts.push(unread));
  stops.push(stop);
  return { counts, stop };
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const turn = async (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
};

it("shares one stream among a person's tabs and passes each the count", async () => {
  const tabs = [openTab(), openTab(), openTab()];
  const other = openTab("bo");
  await settle();
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(["/api/notifications/stream"]);
  FakeEventSource.all[0]?.onmessage?.({ data: "3" });
  expect(tabs.map(({ counts }) => counts)).toEqual([[3], [3], [3]]);
  expect(other.counts).toEqual([]);
});

it("opens the stream in another tab when its tab is closed", async () => {
  const [first, second] = [openTab(), openTab()];
  await settle();
  first.stop();
  await settle();
  expect(FakeEventSource.all.map(({ readyState }) => readyState)).toEqual([2, 1]);
  FakeEventSource.all[1]?.onmessage?.({ data: "1" });
  expect([first.counts, second.counts]).toEqual([[], [1]]);
});

it("gives the last count to a tab that opens later", async () => {
  openTab();
  await settle();
  const early = openTab();
  expect(early.counts).toEqual([]);
  FakeEventSource.all[0]?.onmessage?.({ data: "2" });
  const late = openTab();
  expect(late.counts).toEqual([2]);
  expect(new Set(early.counts)).toEqual(new Set([2]));
});

it("keeps no stream open in a hidden tab", async () => {
  openTab();
  await settle();
  await turn(true);
  expect(FakeEventSource.open()).toEqual([]);
  await turn(false);
  expect(FakeEventSource.open()).toHaveLength(1);
  isHidden = true;
  openTab("bo");
  await settle();
  expect(FakeEventSource.open()).toHaveLength(1);
});

it("retries a refused stream with growing delays, and leaves a lost one to the browser", async () => {
  openTab();
  await settle();
  FakeEventSource.all[0]?.onerror?.();
  await settle(30 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(1);
  FakeEventSource.all[0]?.refuse();
  await settle(0.9 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(1);
  await settle(0.7 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(2);
  FakeEventSource.all[1]?.refuse();
  await settle(1.9 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(2);
  await settle(1.2 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(3);
});

it("closes the stream for good when the session ends", async () => {
  openTab();
  await settle();
  FakeEventSource.all[0]?.dispatchEvent(new Event("session-ended"));
  await turn(true);
  await turn(false);
  await settle(30 * MINUTE);
  expect(FakeEventSource.all).toHaveLength(1);
  expect(FakeEventSource.open()).toEqual([]);
});

it("opens no stream when the browser has no locks", async () => {
  Reflect.deleteProperty(navigator, "locks");
  openTab();
  await settle();
  expect(FakeEventSource.all).toEqual([]);
});
