"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { offers as offersQuery } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { OffersView, OfferView } from "#lib/schemas/offers.ts";

/** Deletes an offer, with a way back in the toast: all that was entered is noted again. */
export function useDeleteOffer() {
  const client = useQueryClient();
  const show = (offers: OffersView) => client.setQueryData(offersQuery.queryKey, offers);
  const fail = (title: string) => (error: Error) =>
    toast({ variant: "destructive", title, description: errorMessage(error, "Please try again.") });
  const restoration = useMutation({
    scope: { id: "offers" },
    mutationFn: ({ id: _, ...offer }: OfferView) => api("POST /api/offers", { body: offer }),
    onSuccess: (view) => {
      show(view);
      toast({ title: "The offer is noted again", description: "It stands last in their order." });
    },
    onError: fail("The offer could not be noted again"),
  });
  return useMutation({
    scope: { id: "offers" },
    mutationFn: ({ offer }: { offer: OfferView; name: string }) =>
      api("DELETE /api/offers/{offerId}", { params: { offerId: offer.id } }),
    onSuccess: (view, { offer, name }) => {
      show(view);
      toast({
        title: `${name} is deleted`,
        action: {
          label: "Undo",
          hint: "Undo: note the offer again",
          onClick: () => restoration.mutate(offer),
        },
      });
    },
    onError: fail("The offer was not deleted"),
  });
}
