import "server-only";
import { AppError } from "#lib/errors.ts";

const MAX_BODY_BYTES = 100 * 1024;

const TOO_LARGE = "That's larger than 100 KB. Please send less.";

/**
 * Reads the body up to a maximum size in bytes.
 * @throws AppError `too_large`, `bad_request` when the client disconnects
 */
export async function readBytes(
  request: Request,
  most = MAX_BODY_BYTES,
  tooLarge = TOO_LARGE,
): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > most) {
    throw new AppError("too_large", tooLarge);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError("bad_request", "The connection was lost. Please try again.", { cause });
  }
  if (length > most) throw new AppError("too_large", tooLarge);
  return Buffer.concat(chunks);
}

const IDLE_TIMEOUT_MS = 20_000;

async function nextChunk(
  chunks: AsyncIterator<Uint8Array>,
  silenceMs: number,
): Promise<IteratorResult<Uint8Array>> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AppError("request_timeout", "The upload stalled. Please try again.")),
    silenceMs,
  );
  try {
    return await Promise.race([chunks.next(), silence]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", "The connection was lost. Please try again.", { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function* exactly(
  body: AsyncIterable<Uint8Array>,
  bytes: number,
  { wrongLength, silenceMs }: { wrongLength: string; silenceMs: number },
): AsyncGenerator<Uint8Array> {
  // Leaving a `for await` loop would close the connection before the response is sent.
  const chunks = body[Symbol.asyncIterator]();
  let received = 0;
  for (;;) {
    const { done, value } = await nextChunk(chunks, silenceMs);
    if (done) break;
    received += value.byteLength;
    if (received > bytes) break;
    yield value;
  }
  if (received !== bytes) throw new AppError("bad_request", wrongLength);
}

/**
 * Streams a body of a known size. Reading throws AppError `bad_request` when it is shorter,
 * longer or interrupted, and `request_timeout` when no data arrives for a while.
 * @param bytes the expected size
 * @param wrongLength the message for another size
 * @throws AppError `length_required` without a Content-Length, `bad_request` for another one; the
 *   body isn't read then
 */
export function streamBody(
  request: Request,
  bytes: number,
  wrongLength: string,
  silenceMs = IDLE_TIMEOUT_MS,
): AsyncIterable<Uint8Array> {
  const length = request.headers.get("content-length");
  if (length === null) {
    throw new AppError("length_required", "Send the body's length in the Content-Length header.");
  }
  if (Number(length) !== bytes) throw new AppError("bad_request", wrongLength);
  return exactly(request.body ?? new Blob().stream(), bytes, { wrongLength, silenceMs });
}

/** @throws AppError `too_large`, `bad_request` */
export async function readText(
  request: Request,
  ...limit: [most?: number, tooLarge?: string]
): Promise<string> {
  const bytes = await readBytes(request, ...limit);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_request", "The request isn't valid UTF-8 text.", { cause });
  }
}

const mediaType = ({ headers }: Request) =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

// Several times more than a person types into a public form.
const MAX_FORM_BYTES = 20 * 1024;

/**
 * Reads a URL-encoded form.
 * @throws AppError `unsupported_media_type`, `too_large`, `bad_request`
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported_media_type", "The request must be a form.");
  }
  const tooLarge = "That's larger than 20 KB. Please go back and shorten it.";
  return new URLSearchParams(await readText(request, MAX_FORM_BYTES, tooLarge));
}

/** @throws AppError `unsupported_media_type`, `too_large`, `bad_request` */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== "application/json") {
    throw new AppError("unsupported_media_type", "The request must be JSON.");
  }
  const body = await readText(request);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError("bad_request", "The request isn't valid JSON.", { cause });
  }
}
