import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { type Call, type Line, specOf } from "#lib/contract/index.ts";
import type { AppError } from "#lib/errors.ts";
import { reportFailure } from "./route.ts";

/**
 * Streams a response as it is produced, one JSON value per line (application/x-ndjson). When the
 * client disconnects, the signal is aborted and later values are dropped.
 * @param run produces the values; an error ends the response
 * @param toLine returns the last line of a failed response; logs what the client must not see
 */
export function streamJsonLines<C extends Call>(
  call: C,
  request: Request,
  run: (signal: AbortSignal) => AsyncGenerator<Line<C>>,
  toLine: (failure: AppError) => Line<C>,
): Response {
  const schema = specOf(call).lines;
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const lines = run(signal);
  const encoder = new TextEncoder();
  const encode = (line: Line<C>) =>
    encoder.encode(`${JSON.stringify(schema ? schema.parse(line) : line)}\n`);
  const body = new ReadableStream<Uint8Array>({
    // The stream is read outside of the request's context. Binding keeps its log entries with the
    // request.
    pull: AsyncLocalStorage.bind(async (controller: ReadableStreamDefaultController) => {
      try {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encode(value));
      } catch (error) {
        if (signal.aborted) return controller.error(signal.reason);
        controller.enqueue(encode(toLine(reportFailure(error, request))));
        controller.close();
      }
    }),
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      // Compression and proxies must not buffer lines.
      "Cache-Control": "no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
