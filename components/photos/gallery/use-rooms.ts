"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";

interface RoomOfPhotos {
  photos: readonly Pick<PhotoView, "id" | "revision">[];
  room: PhotoRoomChoice | null;
}

/** Changes the room of photos, one after the other. */
export function useRooms() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "photo-rooms" },
    mutationFn: async ({ photos, room }: RoomOfPhotos) => {
      for (const { id, revision: seen } of photos) {
        const shown = client.getQueryData(photosQuery.queryKey)?.photos;
        const revision = shown?.find((photo) => photo.id === id)?.revision ?? seen;
        const view = await api("PATCH /api/photos/{photoId}", {
          params: { photoId: id },
          body: { revision, room },
        });
        client.setQueryData(photosQuery.queryKey, view);
      }
    },
    onSuccess: (_, { photos }) => {
      if (photos.length > 1) toast({ title: `Room set for ${photos.length} photos` });
    },
    onError: (error) => {
      toastFailure("We couldn't set the room", error);
      void client.invalidateQueries({ queryKey: photosQuery.queryKey });
    },
  });
}
