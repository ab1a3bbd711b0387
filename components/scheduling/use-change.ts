"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { scheduling } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";

/**
 * A change of the schedule by one call, whose answer is shown at once.
 * @param words what a toast says of it, done or not
 */
export function useChange<Input>(
  send: (input: Input) => Promise<SchedulingView>,
  words: { done: string; failed: string },
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last press holds.
    scope: { id: "schedule" },
    mutationFn: send,
    onSuccess: (view) => {
      client.setQueryData(scheduling.queryKey, view);
      toast({ title: words.done });
      onDone?.();
    },
    onError: (error) => {
      // Somebody else may have changed it: what stands now is shown.
      void client.invalidateQueries({ queryKey: scheduling.queryKey });
      toast({
        variant: "destructive",
        title: words.failed,
        description: errorMessage(error, "Please try again."),
      });
    },
  });
}
