import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { type Call, type Line, specOf } from "#lib/contract/index.ts";
import type { AppError } from "#lib/errors.ts";
import { reportFailure } from "./route.ts";

/**
 * An answer that is sent while it is made: a line of JSON for each value (application/x-ndjson).
 * When the client goes away, the signal is aborted and what comes after is left out.
 * @param run makes the values; what it throws ends the answer
 * @param toLine the last line of an answer that failed; what the client must not know is logged
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
    // Whoever reads the stream does so outside the request: what is logged still belongs to it.
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
      // Neither compression nor a proxy may hold lines back until there are more.
      "Cache-Control": "no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
