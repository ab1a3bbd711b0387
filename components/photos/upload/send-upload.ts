import pLimit from "p-limit";
import type { StoredPhoto } from "#components/data/uploads/stored-uploads.ts";
import { sendParts } from "#components/data/uploads/send-parts.ts";
import type { Sender } from "#components/data/uploads/upload-queue.ts";
import { api, ApiError } from "#lib/api/client.ts";
import { type Arrived, placeOfChoice } from "#lib/photos-upload/place-of-choice.ts";
import { refusalOf } from "#lib/photos-upload/upload.ts";
import type { PhotosView } from "#lib/schemas/photos.ts";

/** Sends photographs, which stand in the order in which they were chosen, whichever arrives first. */
export function photoSender(): Sender<StoredPhoto, PhotosView> {
  const arrived: Arrived[] = [];
  let order: readonly string[] = [];
  // One after the other: two that arrive together would not know of each other.
  const inTurn = pLimit(1);

  async function complete(
    { room, addedAt }: StoredPhoto,
    uploadId: string,
    signal: AbortSignal,
  ): Promise<PhotosView> {
    const shows = { room: room?.key, roomNumber: room?.number ?? undefined };
    const send = (beforePhotoId: string | undefined) =>
      api("POST /api/photo-uploads/{uploadId}/complete", {
        params: { uploadId },
        query: { ...shows, beforePhotoId },
        signal,
      });
    const view = await send(placeOfChoice(order, addedAt, arrived)).catch((error: unknown) => {
      // That photo was deleted meanwhile; this one can be moved on the screen too.
      if (error instanceof ApiError && error.fields.beforePhotoId) return send(undefined);
      throw error;
    });
    arrived.push({ photoId: uploadId, addedAt });
    order = view.photos.map(({ id }) => id);
    return view;
  }

  return {
    refusalOf,
    send: async (kept, options) => {
      const { signal, onBegun, onPreparing } = options;
      const { name: fileName, size } = kept.file;
      const upload =
        kept.uploadId === null
          ? await api("POST /api/photo-uploads", { body: { fileName, size }, signal })
          : await api("GET /api/photo-uploads/{uploadId}", {
              params: { uploadId: kept.uploadId },
              signal,
            });
      const { uploadId, photoId } = upload;
      await onBegun(uploadId);
      if (photoId === null) await sendParts(kept.file, upload, options);
      onPreparing();
      return inTurn(() => complete(kept, uploadId, signal));
    },
    giveUp: (uploadId) => api("DELETE /api/photo-uploads/{uploadId}", { params: { uploadId } }),
    notAdded: "We couldn't add this photo. Please try again.",
  };
}
