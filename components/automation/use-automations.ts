"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  askingPrice,
  automations as automationsQuery,
  listing as listingQuery,
} from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { AutomationsView } from "#lib/schemas/automations.ts";

/** Shows what stands after a change, wherever it is shown. */
export function useShowAutomations() {
  const client = useQueryClient();
  return (view: AutomationsView) => client.setQueryData(automationsQuery.queryKey, view);
}

/**
 * One press that changes something.
 * @param words what a toast says of it, done or not
 */
export function usePress<Input = void>(
  send: (input: Input) => Promise<AutomationsView>,
  words: { done: string; failed: string },
) {
  const show = useShowAutomations();
  return useMutation({
    mutationFn: send,
    scope: { id: "automations" },
    onSuccess: (view) => {
      show(view);
      toast({ title: words.done });
    },
    onError: failed(words.failed),
  });
}

const failed = (title: string) => (error: Error) =>
  toast({ variant: "destructive", title, description: errorMessage(error, "Please try again.") });

/** One press that takes back what was done: a change as by hand. */
export function useUndo(send: () => Promise<unknown>, words: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      for (const { queryKey } of [automationsQuery, listingQuery, askingPrice]) {
        void client.invalidateQueries({ queryKey });
      }
      toast({ title: words.done });
    },
    onError: failed(words.failed),
  });
}
