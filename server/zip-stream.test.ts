import { unzipSync } from "fflate";
import { afterEach, expect, it, vi } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

afterEach(() => vi.useRealTimers());

const CHUNK = new Uint8Array(1000).fill(7);

function file(chunks: number) {
  const seen = { read: 0, isGivenUp: false };
  const input = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.read === chunks) return controller.close();
        seen.read += 1;
        controller.enqueue(CHUNK);
      },
      cancel: () => void (seen.isGivenUp = true),
    },
    { highWaterMark: 0 },
  );
  return { input, seen };
}

async function* inOrder(...entries: ZipEntry[]) {
  yield* entries;
}

const whole = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

it("contains every file under its name", async () => {
  const onEnd = vi.fn();
  const entries = inOrder(
    { name: "01.jpg", input: file(3).input },
    { name: "02.jpg", input: file(0).input },
    { name: "listing.txt", input: "Straße\r\n" },
  );
  const files = unzipSync(await whole(await zipStream(entries, onEnd)));
  expect(Object.entries(files).map(([name, { length }]) => [name, length])).toEqual([
    ["01.jpg", 3000],
    ["02.jpg", 0],
    ["listing.txt", 9],
  ]);
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

it("reads files only as fast as it is read", async () => {
  const first = file(1000);
  const stream = await zipStream(inOrder({ name: "01.jpg", input: first.input }), vi.fn());
  const reader = stream.getReader();
  for (let n = 0; n < 10; n++) await reader.read();
  expect(first.seen.read).toBeLessThan(20);
  await reader.cancel();
});

it("closes the open file and opens no other when its reader cancels", async () => {
  const first = file(1000);
  let opened = 0;
  async function* entries() {
    opened += 1;
    yield { name: "01.jpg", input: first.input };
    opened += 1;
    yield { name: "02.jpg", input: file(1).input };
  }
  const onEnd = vi.fn();
  const reader = (await zipStream(entries(), onEnd)).getReader();
  for (let n = 0; n < 5; n++) await reader.read();
  await reader.cancel("gone");
  expect([first.seen.isGivenUp, opened, onEnd.mock.calls]).toEqual([true, 1, [[undefined]]]);
});

it("gives up on a reader that stops reading", async () => {
  vi.useFakeTimers();
  const first = file(1000);
  const onEnd = vi.fn();
  const stream = await zipStream(inOrder({ name: "01.jpg", input: first.input }), onEnd);
  const reader = stream.getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(2 * 60 * 1000);
  await expect(reader.read()).rejects.toThrow("The reader stopped reading");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("rejects if the first file can't be opened", async () => {
  const away = new Error("The store is away");
  async function* entries(): AsyncGenerator<ZipEntry> {
    throw away;
  }
  const onEnd = vi.fn();
  await expect(zipStream(entries(), onEnd)).rejects.toBe(away);
  expect(onEnd.mock.calls).toEqual([[away]]);
});

it("fails when a file does, and reports it once", async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("lost")) });
  const onEnd = vi.fn();
  const stream = await zipStream(inOrder({ name: "01.jpg", input: broken }), onEnd);
  await expect(whole(stream)).rejects.toThrow("lost");
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ message: "lost" });
});
