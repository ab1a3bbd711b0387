"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { latestProperty } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { z } from "zod";
import type { keptNotesView } from "#lib/schemas/description.ts";
import { keptPhrase, type Note, withKept } from "./notes.ts";

/**
 * Puts notes aside and brings them back: on the screen at once, and for everyone of the account when
 * the server has it. One call at a time; what could not be saved is as it was before.
 * @param kept the phrases whose notes are aside
 */
export function useKeptNotes(kept: readonly string[]) {
  const client = useQueryClient();
  const { queryKey } = latestProperty;
  function show(phrases: readonly string[]) {
    // A read that is under way would bring back what was before.
    void client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (property) => property && { ...property, keptNotes: [...phrases] },
    );
  }

  const { mutate } = useMutation({
    scope: { id: "kept-notes" },
    mutationFn: ({ phrases }: { phrases: string[]; before: readonly string[] }) =>
      api<z.output<typeof keptNotesView>>("/api/properties/description/kept-notes", {
        method: "PUT",
        body: { phrases },
      }),
    onError: (error, { before }) => {
      show(before);
      toast({
        variant: "destructive",
        title: errorMessage(error, "Your choice could not be saved. Please try again."),
      });
    },
  });

  function save(phrases: string[]) {
    show(phrases);
    mutate({ phrases, before: kept });
  }

  return {
    keep: (note: Note) => save(withKept(kept, note)),
    bringBack: (note: Note) => save(kept.filter((phrase) => phrase !== keptPhrase(note))),
  };
}
