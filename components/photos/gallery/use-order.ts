"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { photos as photosQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { nameOfPhoto } from "../room-name.ts";
import { movePhoto, isBefore } from "./move-photo.ts";

const KEY = ["photo-order"];

/** Moves photos: optimistically on the screen, then on the server, one at a time. */
export function useOrder() {
  const client = useQueryClient();
  const [moved, setMoved] = useState<{ id: string; said: string } | null>(null);

  const place = (id: string, before: string | null) =>
    client.setQueryData(photosQuery.queryKey, (view) => {
      if (!view) return view;
      const others = view.photos.filter((photo) => photo.id !== id);
      const index = others.findIndex((photo) => photo.id === before);
      const to = index === -1 ? others.length : index;
      return { ...view, photos: movePhoto(view.photos, id, to) };
    });

  const mutation = useMutation({
    mutationKey: KEY,
    scope: { id: "photo-order" },
    mutationFn: ({ id, before }: { id: string; before: string | null; wasBefore: string | null }) =>
      api("PUT /api/photos/{photoId}/place", {
        params: { photoId: id },
        body: { beforePhotoId: before },
      }),
    onSuccess: (view) => {
      // An older answer would undo later moves on the screen.
      if (client.isMutating({ mutationKey: KEY }) === 1) {
        client.setQueryData(photosQuery.queryKey, view);
      }
    },
    onError: (error, { id, wasBefore }) => {
      place(id, wasBefore);
      setMoved({ id, said: "Moved back to where it was." });
      toastFailure("We couldn't move the photo", error);
      void client.invalidateQueries({ queryKey: photosQuery.queryKey });
    },
  });

  /** @param to the new index, from 0 */
  function move(id: string, to: number) {
    const photos = client.getQueryData(photosQuery.queryKey)?.photos ?? [];
    const from = photos.findIndex((photo) => photo.id === id);
    const arranged = movePhoto(photos, id, to);
    const index = arranged.findIndex((photo) => photo.id === id);
    const photo = arranged[index];
    if (!photo || index === from) return;
    const before = isBefore(arranged, id);
    place(id, before);
    const name = nameOfPhoto(photo, from);
    const where =
      index === 0 ? "first, so it's the cover photo" : `${index + 1} of ${arranged.length}`;
    setMoved({ id, said: `${name} is now ${where}.` });
    mutation.mutate({ id, before, wasBefore: isBefore(photos, id) });
  }

  return { move, moved };
}
