import { expect, it, vi } from "vitest";
import { apiStream } from "./stream.ts";

function answerWith(pieces: readonly Uint8Array[], { breaksOff = false, status = 200 } = {}) {
  const queue = [...pieces];
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = queue.shift();
      if (piece) controller.enqueue(piece);
      else if (breaksOff) controller.error(new TypeError("network error"));
      else controller.close();
    },
    cancel,
  });
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  return { cancel };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async () => {
  const lines: unknown[] = [];
  const { signal } = new AbortController();
  for await (const line of apiStream("POST /api/properties/description/stream", {
    body: { currentDescription: "" },
    signal,
  }))
    lines.push(line);
  return lines;
};

it("returns each line as it arrives, even if chunks split a character", async () => {
  const all = bytes('{"a":"é 🏡"}\n\n{"b":1}\n{"c":2}');
  for (let cut = 1; cut < all.length; cut++) {
    answerWith([all.slice(0, cut), all.slice(cut)]);
    expect(await read()).toEqual([{ a: "é 🏡" }, { b: 1 }, { c: 2 }]);
  }
});

it("fails if the connection breaks, a line isn't JSON, or the call is refused", async () => {
  answerWith([bytes('{"a":1}\n')], { breaksOff: true });
  await expect(read()).rejects.toMatchObject({ name: "ApiError", status: 0 });
  answerWith([bytes('{"a":1}\n{"b"')]);
  await expect(read()).rejects.toMatchObject({ name: "ApiError", status: 0 });
  answerWith([bytes('{"error":"Unauthorized"}')], { status: 401 });
  await expect(read()).rejects.toMatchObject({ status: 401, error: "Unauthorized" });
});

it("cancels the request when the reader stops early", async () => {
  const { cancel } = answerWith([bytes('{"a":1}\n'), bytes('{"b":2}\n'), bytes('{"c":3}\n')]);
  const { signal } = new AbortController();
  for await (const line of apiStream("POST /api/properties/description/stream", {
    body: { currentDescription: "" },
    signal,
  })) {
    expect(line).toEqual({ a: 1 });
    break;
  }
  expect(cancel).toHaveBeenCalled();
});
