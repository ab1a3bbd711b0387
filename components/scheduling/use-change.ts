"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { scheduling } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";

/** Changes the schedule by one call and shows its answer and a toast. */
export function useChange<Input>(
  send: (input: Input) => Promise<SchedulingView>,
  words: { done: string; failed: string },
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    // One at a time, so that the last press wins.
    scope: { id: "schedule" },
    mutationFn: send,
    onSuccess: (view) => {
      client.setQueryData(scheduling.queryKey, view);
      toast({ title: words.done });
      onDone?.();
    },
    onError: (error) => {
      // Another member may have changed it, so read it again.
      void client.invalidateQueries({ queryKey: scheduling.queryKey });
      toastFailure(words.failed, error);
    },
  });
}
