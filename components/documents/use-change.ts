"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { documents as documentsQuery } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { DocumentsView } from "#lib/schemas/documents.ts";

/**
 * Something that is done with a document by one press, and answers with all of them.
 * @param done what is said afterwards; null says nothing
 * @param failed what is said where it did not work
 */
export function useChange<Input>(
  change: (input: Input) => Promise<DocumentsView>,
  { done, failed }: { done: string | null; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      client.setQueryData(documentsQuery.queryKey, view);
      if (done !== null) toast({ title: done });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: failed,
        description: errorMessage(error, "Please try again."),
      }),
  });
}
