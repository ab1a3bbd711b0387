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
    // Whoever stops listening ends the call as well.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Makes a call that answers in lines of JSON (application/x-ndjson).
 * @param sent with a `signal` that ends the call
 * @yields the value of each line, when it has come
 * @throws ApiError as `send`; with status 0 when the connection ends in the middle or a line is no JSON
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
