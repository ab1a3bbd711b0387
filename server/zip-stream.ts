import "server-only";
import { makeZip } from "client-zip";

export interface ZipEntry {
  name: string;
  input: ReadableStream<Uint8Array> | string;
}

// A client that reads nothing for this long has disconnected.
const IDLE_MS = 2 * 60 * 1000;

/**
 * Streams a ZIP with one file open at a time. Opens the first file before returning.
 * @param onEnd called once at the end, with the error if it failed
 */
export async function zipStream(
  entries: AsyncIterable<ZipEntry>,
  onEnd: (failure?: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const going = new AbortController();
  const zip = makeZip(untilAborted(entries, going.signal)).getReader();
  let idle: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const end = (failure?: unknown) => {
    clearTimeout(idle);
    if (!hasEnded) onEnd(failure);
    hasEnded = true;
  };
  const stop = async (reason: unknown) => {
    going.abort(reason);
    // Cancelling fails the file being read, and with it the ZIP.
    await zip.cancel(reason).catch(() => undefined);
    end();
  };
  const next = async () => {
    try {
      return await zip.read();
    } catch (error) {
      end(error);
      throw error;
    }
  };
  let first: ReadableStreamReadResult<Uint8Array> | undefined = await next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const { done, value } = first ?? (await next());
        first = undefined;
        if (!done) {
          controller.enqueue(value);
          idle = setTimeout(() => {
            const reason = new Error("The reader stopped reading");
            controller.error(reason);
            void stop(reason);
          }, IDLE_MS).unref();
          return;
        }
        controller.close();
        end();
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}

async function* untilAborted(entries: AsyncIterable<ZipEntry>, signal: AbortSignal) {
  for await (const { name, input } of entries) {
    if (typeof input === "string") yield { name, input };
    else yield { name, input: input.pipeThrough(new TransformStream(), { signal }) };
  }
}
