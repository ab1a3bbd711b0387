import "server-only";
import { metrics } from "./metrics.ts";

const MAX_BYTES = 1_000_000;

function limitBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most)
        controller.error(new RangeError(`The response is longer than ${most} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * Returns a `fetch` for outside services, whose responses could be endless. Reading fails after
 * `mostBytes` or `timeoutMs`.
 * @param options `service` for metrics; `timeoutMs` for the whole response; `mostBytes` (default
 * 1,000,000); `send` replaces `fetch`
 */
export function boundedFetch(
  options: {
    service?: string;
    timeoutMs?: number;
    mostBytes?: number;
    send?: typeof fetch | undefined;
  } = {},
): typeof fetch {
  return async (input, init) => {
    const { service, timeoutMs, mostBytes = MAX_BYTES, send = fetch } = options;
    const count = (outcome: string) =>
      service === undefined ? undefined : metrics()?.outsideCalls.inc({ service, outcome });
    const limit = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
    const signals = [...limit, ...(init?.signal ? [init.signal] : [])];
    const response = await send(input, {
      ...init,
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    }).catch((error: unknown) => {
      count("failed");
      throw error;
    });
    count(`${Math.floor(response.status / 100)}xx`);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(limitBytes(mostBytes));
    return new Response(body, { status, statusText, headers });
  };
}
