import type { KeptUpload } from "#components/data/kept-uploads.ts";
import { api, connectionFailed, refusedBy } from "#lib/api/client.ts";
import type { PhotoRoomChoice, PhotosView, PhotoUploadView } from "#lib/schemas/photos.ts";

export type SendOptions = {
  signal: AbortSignal;
  /** Awaited before the first byte is sent. */
  onBegun: (uploadId: string) => Promise<unknown>;
  /** @param sent bytes of the whole file */
  onProgress: (sent: number) => void;
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

async function sendParts(
  { file }: KeptUpload,
  { partBytes, parts }: PhotoUploadView,
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

async function tellRoom(
  view: PhotosView,
  photoId: string,
  room: PhotoRoomChoice,
): Promise<PhotosView> {
  const photo = view.photos.find(({ id }) => id === photoId);
  if (!photo || photo.room !== null) return view;
  const body = { revision: photo.revision, room };
  // The photograph is there; its room can be told on the screen too.
  return api("PATCH /api/photos/{photoId}", { params: { photoId }, body }).catch(() => view);
}

/**
 * Sends what the server does not have yet of a file, and lets it make the photograph.
 * @returns the photograph's id, null where it was deleted meanwhile
 * @throws ApiError
 */
export async function sendUpload(
  kept: KeptUpload,
  options: SendOptions,
): Promise<{ view: PhotosView; photoId: string | null }> {
  const { signal, onBegun, onPreparing } = options;
  const { name: fileName, size } = kept.file;
  const upload =
    kept.uploadId === null
      ? await api("POST /api/photo-uploads", { body: { fileName, size }, signal })
      : await api("GET /api/photo-uploads/{uploadId}", {
          params: { uploadId: kept.uploadId },
          signal,
        });
  const params = { uploadId: upload.uploadId };
  await onBegun(upload.uploadId);
  if (upload.photoId === null) await sendParts(kept, upload, options);
  onPreparing();
  const view = await api("POST /api/photo-uploads/{uploadId}/complete", { params, signal });
  const { photoId } = await api("GET /api/photo-uploads/{uploadId}", { params, signal });
  if (photoId === null || kept.room === null) return { view, photoId };
  return { view: await tellRoom(view, photoId, kept.room), photoId };
}
