import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { oddText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { apiStream } from "./stream.ts";

function piecesOf(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
    (a, b) => a - b,
  );
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
}

it("yields the same events however the response is split into chunks", async () => {
  const event = fc.record({ type: fc.constant("draft"), description: oddText() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event),
      fc.array(fc.nat(), { maxLength: 20 }),
      async (events, cuts) => {
        const text = events.map((sent) => `${JSON.stringify(sent)}\n`).join("");
        const pieces = piecesOf(new TextEncoder().encode(text), cuts);
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
        vi.stubGlobal("fetch", async () => new Response(body));
        const received: unknown[] = [];
        const { signal } = new AbortController();
        const sent = { body: { currentDescription: "" }, signal };
        for await (const one of apiStream("POST /api/properties/description/stream", sent)) {
          received.push(one);
        }
        expect(received).toEqual(events);
      },
    ),
    fuzz("stream", 100),
  );
});
