"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { latestProperty, listing } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { CHOICE_NOT_SAVED } from "#lib/error-messages.ts";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import type { KeptNoteInput } from "#lib/schemas/description.ts";

/**
 * Dismisses notes for the whole account and restores them: optimistically, undone if the server
 * refuses.
 */
export function useKeptNotes() {
  const client = useQueryClient();

  function show({ phrase, kept }: KeptNoteInput) {
    const { queryKey } = latestProperty;
    // A pending read would restore the old state.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (property) => {
      if (!property) return property;
      const others = property.keptNotes.filter((other) => other !== phrase);
      return { ...property, keptNotes: kept ? [...others, phrase] : others };
    });
  }

  const { mutate } = useMutation({
    scope: { id: "kept-notes" },
    mutationFn: (body: KeptNoteInput) =>
      api("PATCH /api/properties/description/kept-notes", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listing.queryKey }),
    onError: (error, { phrase, kept }) => {
      show({ phrase, kept: !kept });
      toast({
        variant: "destructive",
        title: errorMessage(error, CHOICE_NOT_SAVED),
      });
    },
  });

  function save(choice: KeptNoteInput) {
    show(choice);
    mutate(choice);
  }

  return {
    keep: (note: { phrase: string }) => save({ phrase: keptPhrase(note), kept: true }),
    bringBack: (note: { phrase: string }) => save({ phrase: keptPhrase(note), kept: false }),
  };
}
