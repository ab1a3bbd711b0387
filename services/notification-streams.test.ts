import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as channels from "#db/channels.ts";
import * as queries from "#db/queries/notifications.ts";
import {
  MAX_OF_A_PROCESS,
  type NotificationStream,
  NotificationStreams,
} from "./notification-streams.ts";

// Tests how a process manages streams. The route's tests cover what they send.

vi.mock("#db/channels.ts", { spy: true });
vi.mock("#db/queries/notifications.ts", { spy: true });

const unlisten = vi.fn(async () => undefined);
let streams: NotificationStreams;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(channels.listenTo).mockResolvedValue(unlisten);
  vi.mocked(queries.countUnread).mockImplementation(
    async (sessionIds) => new Map(sessionIds.map((id) => [id, 3])),
  );
  streams = new NotificationStreams();
});
afterEach(() => vi.useRealTimers());

let serial = 0;
function newStream() {
  const id = String(++serial);
  const stream = { send: vi.fn(), beat: vi.fn(), close: vi.fn() };
  return { sessionId: id, userId: id, accountId: id, ...stream } satisfies NotificationStream;
}
const open = () => {
  const stream = newStream();
  expect(streams.add(stream)).toBe(true);
  return stream;
};

it("counts for concurrent streams in one statement, and runs none while idle", async () => {
  const all = [open(), open(), open()];
  await vi.advanceTimersByTimeAsync(150_000);
  expect(queries.countUnread).toHaveBeenCalledTimes(1);
  expect(channels.listenTo).toHaveBeenCalledTimes(1);
  for (const { send } of all) expect(send.mock.calls).toEqual([[3]]);
});

it("keeps each connection alive, and ends it after some minutes", async () => {
  const stream = open();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(stream.beat).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(stream.close.mock.calls).toEqual([[false]]);
  expect(stream.beat.mock.calls.length).toBeLessThan(12);
  expect(vi.getTimerCount()).toBe(0);
});

it("limits the number of open streams", () => {
  const all = Array.from({ length: MAX_OF_A_PROCESS }, open);
  expect(streams.add(newStream())).toBe(false);
  streams.remove(all[0]!);
  expect(streams.add(newStream())).toBe(true);
});

it("ends all streams with the server, and accepts no more", async () => {
  const stream = open();
  await streams.end();
  expect(stream.close.mock.calls).toEqual([[false]]);
  expect(unlisten).toHaveBeenCalledTimes(1);
  expect(streams.add(newStream())).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends streams that it can't count for, and logs it once", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.mocked(queries.countUnread).mockRejectedValueOnce(new Error("away"));
  const all = [open(), open()];
  await vi.advanceTimersByTimeAsync(100);
  for (const { close } of all) expect(close.mock.calls).toEqual([[false]]);
  expect(log).toHaveBeenCalledTimes(1);
});

it("continues if it can't listen, and tries again with the next stream", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.mocked(channels.listenTo).mockRejectedValueOnce(new Error("away"));
  const stream = open();
  await vi.advanceTimersByTimeAsync(100);
  expect(stream.send.mock.calls).toEqual([[3]]);
  expect(log).toHaveBeenCalledTimes(1);
  open();
  expect(channels.listenTo).toHaveBeenCalledTimes(2);
});
