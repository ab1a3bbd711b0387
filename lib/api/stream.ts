import type { Call, Line } from "#lib/contract/index.ts";
import { type AnySent, connectionFailed, send, type Sent } from "./client.ts";

async function* linesOf(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    yield rest;
  } finally {
    // A reader that stops early also ends the call.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Makes a call whose response is lines of JSON (application/x-ndjson).
 * @param sent with a `signal` that ends the call
 * @yields the value of each line as it arrives
 * @throws ApiError as `send`; with status 0 if the connection breaks off or a line isn't JSON
 */
export async function* apiStream<C extends Call>(
  call: C,
  sent: Sent<C> & { signal: AbortSignal },
): AsyncGenerator<Line<C>> {
  const response = await send(call, sent as AnySent);
  if (!response.body) return;
  try {
    for await (const line of linesOf(response.body)) {
      if (line.trim()) yield JSON.parse(line) as Line<C>;
    }
  } catch {
    throw connectionFailed();
  }
}
