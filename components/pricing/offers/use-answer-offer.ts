"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery, offers as offersQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { OfferStatus } from "#lib/fields/offers.ts";

const DONE = {
  accept: "Offer accepted",
  backup: "Offer accepted as a backup",
  decline: "Offer declined",
  end: "Deal ended",
} as const;

/** Accepts, declines, or ends a buyer's offer. After a failure, it reads the offers again. */
export function useAnswerOffer(offerId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "offers" },
    mutationFn: (answer: {
      action: keyof typeof DONE;
      number: number;
      status: OfferStatus;
      message?: string;
      reason?: string;
    }) => api("POST /api/offers/{offerId}/answer", { params: { offerId }, body: answer }),
    onSuccess: (view, { action }) => {
      client.setQueryData(offersQuery.queryKey, view);
      // The listing stops accepting backup offers.
      if (action === "end") void client.invalidateQueries({ queryKey: listingQuery.queryKey });
      toast({ title: DONE[action], description: "We let the buyer know." });
    },
    onError: (error) => {
      toastFailure("We couldn't send your answer", error);
      return client.invalidateQueries({ queryKey: offersQuery.queryKey });
    },
  });
}
