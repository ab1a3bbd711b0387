"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { hasAccepted } from "#lib/offers/backups.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import { BackupOffers } from "./backup-offers.tsx";

function BackToActive() {
  const client = useQueryClient();
  const change = useMutation({
    scope: { id: "listing-status" },
    mutationFn: () =>
      api("PUT /api/listing/status", { body: { status: "active", from: "pending" } }),
    onSuccess: (view) => {
      client.setQueryData(listingQuery.queryKey, view);
      toast({ title: "Listing is active again" });
    },
    onError: (error) => {
      toastFailure("We couldn't change the status", error);
      return client.invalidateQueries({ queryKey: listingQuery.queryKey });
    },
  });
  return (
    <TitledCard
      title="Update your listing"
      description="Your listing is still pending, so buyers can't request showings or make offers."
    >
      <Button
        className="sm:self-start"
        pending={change.isPending}
        pendingLabel="Changing..."
        onClick={() => change.mutate()}
      >
        Back to active
      </Button>
    </TitledCard>
  );
}

/** Offers what follows the end of an accepted offer: the listing's status, and the backups. */
export function AfterDeal({ others }: { others: readonly ComparedOffer[] }) {
  const { data: listing } = useQuery(listingQuery);
  if (hasAccepted(others)) return null;
  return (
    <>
      {listing?.status === "pending" ? <BackToActive /> : null}
      <BackupOffers offers={others} />
    </>
  );
}
