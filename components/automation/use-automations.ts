"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  askingPrice,
  automations as automationsQuery,
  listing as listingQuery,
} from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import type { AutomationsView } from "#lib/schemas/automations.ts";

/** Returns a function that updates the cached automations. */
export function useShowAutomations() {
  const client = useQueryClient();
  return (view: AutomationsView) => client.setQueryData(automationsQuery.queryKey, view);
}

/** Changes an automation and shows the result in a toast. */
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

const failed = (title: string) => (error: Error) => toastFailure(title, error);

/** Undoes what an automation did, as a change by hand. */
export function useUndo(send: () => Promise<unknown>, words: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast({ title: words.done }),
    onError: failed(words.failed),
    onSettled: () => {
      for (const { queryKey } of [automationsQuery, listingQuery, askingPrice]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
