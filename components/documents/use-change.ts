"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { documents as documentsQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import type { DocumentsView } from "#lib/schemas/documents.ts";

export const NOT_SAVED = "We couldn't save that";

/**
 * Sends a change that answers with all documents.
 * @param done the message afterwards; null shows none
 * @param failed the message if it fails
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
    onError: (error) => {
      // Another member may have changed it, so read it again.
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      toastFailure(failed, error);
    },
  });
}
