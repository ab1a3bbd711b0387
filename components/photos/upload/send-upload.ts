import pLimit from "p-limit";
import type { KeptPhoto } from "#components/data/uploads/kept-uploads.ts";
import { sendParts, type SendOptions } from "#components/data/uploads/send-parts.ts";
import type { Sender } from "#components/data/uploads/upload-queue.ts";
import { api } from "#lib/api/client.ts";
import { type Arrived, placeOfChoice } from "#lib/photos-upload/place-of-choice.ts";
import { refusalOf } from "#lib/photos-upload/upload.ts";
import type { PhotoRoomChoice, PhotosView } from "#lib/schemas/photos.ts";

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
async function sendUpload(
  kept: KeptPhoto,
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
  if (upload.photoId === null) await sendParts(kept.file, upload, options);
  onPreparing();
  const view = await api("POST /api/photo-uploads/{uploadId}/complete", { params, signal });
  const { photoId } = await api("GET /api/photo-uploads/{uploadId}", { params, signal });
  if (photoId === null || kept.room === null) return { view, photoId };
  return { view: await tellRoom(view, photoId, kept.room), photoId };
}

/** Sends photographs, which stand in the order in which they were chosen, whichever arrives first. */
export function photoSender(): Sender<KeptPhoto, PhotosView> {
  const arrived: Arrived[] = [];
  // One after the other: two that arrive together would not know of each other.
  const inTurn = pLimit(1);

  async function inOrder(photo: Arrived, view: PhotosView): Promise<PhotosView> {
    const others = arrived.filter(({ photoId }) => photoId !== photo.photoId);
    arrived.push(photo);
    if (others.length === 0) return view;
    // Others have arrived since this one's answer was on its way.
    const now = await api("GET /api/photos");
    const before = placeOfChoice(
      now.photos.map(({ id }) => id),
      photo,
      others,
    );
    if (before === undefined) return now;
    return api("PUT /api/photos/{photoId}/place", {
      params: { photoId: photo.photoId },
      body: { beforePhotoId: before },
    });
  }

  return {
    refusalOf,
    send: async (kept, options) => {
      const { view, photoId } = await sendUpload(kept, options);
      if (photoId === null) return view;
      // The photograph is there; it can be moved on the screen too.
      return inTurn(() => inOrder({ photoId, addedAt: kept.addedAt }, view)).catch(() => view);
    },
    giveUp: (uploadId) => api("DELETE /api/photo-uploads/{uploadId}", { params: { uploadId } }),
    notAdded: "This photograph could not be added. Please try again.",
  };
}
