import { connectionFailed, refusedBy } from "#lib/api/client.ts";

export type SendOptions = {
  signal: AbortSignal;
  /** Awaited before the first byte is sent. */
  onBegun: (uploadId: string) => Promise<unknown>;
  /** @param sent bytes of the whole file */
  onProgress: (sent: number) => void;
  /** All bytes are sent, and the server still has to process them. */
  onPreparing: () => void;
};

/** A lost connection may never report an error. */
const STALL_MS = 60_000;

/** Sends one part with XMLHttpRequest, because `fetch` can't report upload progress. */
function putPart(
  url: string,
  part: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stall = setTimeout(abort, STALL_MS);
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall);
      stall = setTimeout(abort, STALL_MS);
      onProgress(loaded);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(
            refusedBy(request, request.responseText, request.getResponseHeader("X-Request-Id")),
          );
    request.onerror = () => reject(connectionFailed());
    request.onabort = () => reject(connectionFailed());
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener("abort", abort);
    };
    request.open("PUT", url);
    // An external store expects the bytes without a content type.
    if (url.startsWith("/")) request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(part);
  });
}

/**
 * Sends the parts that the server doesn't have yet.
 * @throws ApiError
 */
export async function sendParts(
  file: File,
  { partBytes, parts }: { partBytes: number; parts: readonly { number: number; url: string }[] },
  { signal, onProgress }: SendOptions,
): Promise<void> {
  const sizeOf = (number: number) => Math.min(partBytes, file.size - (number - 1) * partBytes);
  let sent = file.size - parts.reduce((sum, { number }) => sum + sizeOf(number), 0);
  onProgress(sent);
  for (const { number, url } of parts) {
    const start = (number - 1) * partBytes;
    const before = sent;
    await putPart(url, file.slice(start, start + sizeOf(number)), {
      signal,
      onProgress: (ofPart) => onProgress(before + Math.min(ofPart, sizeOf(number))),
    });
    sent += sizeOf(number);
    onProgress(sent);
  }
}
