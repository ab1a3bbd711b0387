import { connectionFailed, refusedBy } from "#lib/api/client.ts";

export type SendOptions = {
  signal: AbortSignal;
  /** Awaited before the first byte is sent. */
  onBegun: (uploadId: string) => Promise<unknown>;
  /** @param sent bytes of the whole file */
  onProgress: (sent: number) => void;
  /** All is sent; the server has to make something of it. */
  onPreparing: () => void;
};

/** A line that is lost may never say so. */
const STALL_MS = 60_000;

/** Sends one part. `fetch` can't tell how far it is, so this is the older way. */
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
    // An outside store was asked to take the bytes without a type.
    if (url.startsWith("/")) request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(part);
  });
}

/** Sends the parts of a file that the server does not have yet. @throws ApiError */
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
