import { expect, it } from "vitest";
import { streamBody } from "./body.ts";

const WRONG = "Not as long as it should be.";
const SILENCE_MS = 50;

function requestOf(chunks: readonly number[], headers: Record<string, string>, isOpen = false) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = chunks[read];
        read += 1;
        if (next !== undefined) return controller.enqueue(new Uint8Array(next));
        return isOpen ? new Promise<void>(() => undefined) : controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "PUT", body, headers, duplex: "half" };
  return { request: new Request("http://localhost/", init), reads: () => read };
}

async function readAll(body: AsyncIterable<Uint8Array>) {
  for await (const _chunk of body);
}

const saying = (bytes: number | string) => ({ "content-length": String(bytes) });
const statusOf = (status: number) => expect.objectContaining({ status });

it("passes a body on as it arrives, and reads only as much as requested", async () => {
  const { request, reads } = requestOf([4, 4, 2], saying(10));
  const body = streamBody(request, 10, WRONG)[Symbol.asyncIterator]();
  expect((await body.next()).value).toHaveLength(4);
  expect(reads()).toBe(1);
  await body.next();
  expect((await body.next()).value).toHaveLength(2);
  expect((await body.next()).done).toBe(true);
});

it.each([
  ["missing", {}, 411],
  ["different from the expected one", saying(9), 400],
  ["not a number", saying("10, 10"), 400],
])("refuses a request before reading it if its length is %s", (_what, headers, status) => {
  const { request, reads } = requestOf([4, 4, 2], headers);
  expect(() => streamBody(request, 10, WRONG)).toThrow(statusOf(status));
  expect(reads()).toBe(0);
});

it.each([
  ["ends early", [4, 4], 400],
  ["is empty", [], 400],
  ["is too long", [4, 4, 4, 4], 400],
])("fails if the body %s", async (_what, chunks, status) => {
  const { request } = requestOf(chunks, saying(10));
  await expect(readAll(streamBody(request, 10, WRONG))).rejects.toEqual(statusOf(status));
});

it("fails if no more data arrives", async () => {
  const { request } = requestOf([4], saying(10), true);
  const body = streamBody(request, 10, WRONG, SILENCE_MS);
  await expect(readAll(body)).rejects.toEqual(statusOf(408));
});
