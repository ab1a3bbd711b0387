"use client";

import { useQuery } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { DeclineWithMessage } from "./decline-with-message.tsx";
import { useAcceptedStatus } from "./use-accepted-status.ts";

function ListingStep({ listing: { acceptsBackupOffers } }: { listing: ListingView }) {
  const change = useAcceptedStatus(acceptsBackupOffers);
  return (
    <TitledCard
      title="Update your listing"
      description={
        acceptsBackupOffers
          ? "Your listing is active. It says that you accepted an offer and are accepting backup offers."
          : "Your listing is still active, so buyers can request showings and make offers."
      }
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button disabled={change.isPending} onClick={() => change.mutate("pending")}>
          Mark as pending
        </Button>
        <Button
          variant="outline"
          disabled={change.isPending}
          onClick={() => change.mutate(acceptsBackupOffers ? "active" : "backup")}
        >
          {acceptsBackupOffers ? "Stop accepting backup offers" : "Accept backup offers"}
        </Button>
      </div>
    </TitledCard>
  );
}

/** Offers what follows an acceptance: the listing's status, and an answer to the other buyers. */
export function AfterAcceptance({ others }: { others: readonly ComparedOffer[] }) {
  const { data: listing } = useQuery(listingQuery);
  const open = others.filter(({ offer: { negotiation } }) => negotiation?.turn);
  return (
    <>
      {listing?.status === "active" ? <ListingStep listing={listing} /> : null}
      {open.length === 0 ? null : (
        <TitledCard
          title="Decline the other offers"
          description="Each of these offers is still open. Open one, edit the message, and decline the offer. We'll email the message to the buyer. You can't undo this."
        >
          <ul aria-label="Other open offers" className="divide-y">
            {open.map((compared) => (
              <DeclineWithMessage key={compared.offer.id} compared={compared} />
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  );
}
