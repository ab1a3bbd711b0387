"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { photos as photosQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";

const UNDO_MS = 10_000;

const titleOf = (ids: readonly string[], done: string) =>
  ids.length === 1 ? `Photo ${done}` : `${ids.length} photos ${done}`;

/** Deletes photos, and restores them. */
export function useDelete() {
  const client = useQueryClient();
  const changeEach =
    (call: "DELETE /api/photos/{photoId}" | "POST /api/photos/{photoId}/restore") =>
    async (ids: readonly string[]) => {
      for (const photoId of ids) {
        client.setQueryData(photosQuery.queryKey, await api(call, { params: { photoId } }));
      }
    };
  const failed = (verb: "restore" | "delete") => (error: Error, ids: readonly string[]) => {
    const what = ids.length === 1 ? "the photo" : "every photo";
    toastFailure(`We couldn't ${verb} ${what}`, error);
    void client.invalidateQueries({ queryKey: photosQuery.queryKey });
  };

  const restoration = useMutation({
    mutationFn: changeEach("POST /api/photos/{photoId}/restore"),
    onSuccess: (_, ids) => toast({ title: titleOf(ids, "restored") }),
    onError: failed("restore"),
  });

  const deletion = useMutation({
    mutationFn: changeEach("DELETE /api/photos/{photoId}"),
    onSuccess: (_, ids) =>
      toast({
        title: titleOf(ids, "deleted"),
        duration: UNDO_MS,
        action: {
          label: "Undo",
          hint: "You can restore photos under Deleted photos",
          onClick: () => restoration.mutate(ids),
        },
      }),
    onError: failed("delete"),
  });

  return { deletion, restoration };
}
