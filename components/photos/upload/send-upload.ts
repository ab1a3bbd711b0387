import pLimit from "p-limit";
import type { StoredPhoto } from "#components/data/uploads/stored-uploads.ts";
import { sendParts } from "#components/data/uploads/send-parts.ts";
import type { Sender } from "#components/data/uploads/upload-queue.ts";
import { api, ApiError } from "#lib/api/client.ts";
import { type Arrived, placeOfChoice } from "#lib/photos-upload/place-of-choice.ts";
import { refusalOf } from "#lib/photos-upload/upload.ts";
import type { PhotosView } from "#lib/schemas/photos.ts";

/**
 * Returns a sender that keeps photos in the order they were chosen, in whatever order they arrive.
 */
export function photoSender(): Sender<StoredPhoto, PhotosView> {
  const arrived: Arrived[] = [];
  let order: readonly string[] = [];
  // One at a time, because each position depends on the photos that have arrived.
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
      // The photo after it was deleted meanwhile, so add this one at the end.
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
