"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { PhotosView } from "#lib/schemas/photos.ts";

const UNDO_MS = 10_000;

export function useDelete() {
  const client = useQueryClient();
  const show = (view: PhotosView) => client.setQueryData(photosQuery.queryKey, view);
  const failed = (title: string) => (error: Error) => toastFailure(title, error);

  const restoration = useMutation({
    mutationFn: (photoId: string) =>
      api("POST /api/photos/{photoId}/restore", { params: { photoId } }),
    onSuccess: (view) => {
      show(view);
      toast({ title: "Photo restored" });
    },
    onError: failed("We couldn't restore the photo"),
  });

  const deletion = useMutation({
    mutationFn: (photoId: string) => api("DELETE /api/photos/{photoId}", { params: { photoId } }),
    onSuccess: (view, photoId) => {
      show(view);
      toast({
        title: "Photo deleted",
        duration: UNDO_MS,
        action: {
          label: "Undo",
          hint: "You can restore it under Deleted photos",
          onClick: () => restoration.mutate(photoId),
        },
      });
    },
    onError: failed("We couldn't delete the photo"),
  });

  return { deletion, restoration };
}
