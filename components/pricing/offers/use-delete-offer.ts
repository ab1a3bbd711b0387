"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { offers as offersQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { OffersView, OfferView } from "#lib/schemas/offers.ts";

/** Deletes an offer. Undo in the toast adds one that the seller entered again. */
export function useDeleteOffer() {
  const client = useQueryClient();
  const show = (offers: OffersView) => client.setQueryData(offersQuery.queryKey, offers);
  const fail = (title: string) => (error: Error) => toastFailure(title, error);
  const restoration = useMutation({
    scope: { id: "offers" },
    mutationFn: ({
      id: _id,
      revision: _revision,
      negotiation: _,
      importedFrom: __,
      importedTurns: ___,
      ...offer
    }: OfferView) => api("POST /api/offers", { body: offer }),
    onSuccess: (view) => {
      show(view);
      toast({ title: "Offer restored", description: "It may have a new number." });
    },
    onError: fail("We couldn't restore the offer"),
  });
  return useMutation({
    scope: { id: "offers" },
    mutationFn: ({ offer }: { offer: OfferView; name: string }) =>
      api("DELETE /api/offers/{offerId}", { params: { offerId: offer.id } }),
    onSuccess: (view, { offer, name }) => {
      show(view);
      toast({
        title: `${name} was deleted`,
        ...(!offer.negotiation &&
          !offer.importedFrom && {
            action: {
              label: "Undo",
              hint: "Undo: restore the offer",
              onClick: () => restoration.mutate(offer),
            },
          }),
      });
    },
    onError: fail("The offer couldn't be deleted"),
  });
}
