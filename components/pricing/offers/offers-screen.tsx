"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import {
  netProceeds as netProceedsQuery,
  offers as offersQuery,
  property as propertyQuery,
} from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { compareOffers } from "#lib/offers/compare-offers.ts";
import { hasEnded } from "#lib/offers/risk.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import type { OffersView, OfferView } from "#lib/schemas/offers.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { NoProperty } from "../no-pricing.tsx";
import { PricingFrame } from "../pricing-frame.tsx";
import { useBestEstimate } from "../use-best-estimate.ts";
import { BackupOffers } from "./backup-offers.tsx";
import { HighestAndBest } from "./highest-and-best.tsx";
import { ImportOffer } from "./import-offer.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { ADD_AN_OFFER, OfferForm } from "./offer-form.tsx";
import { OfferPage } from "./offer-page.tsx";
import { OffersDrawn } from "./offers-drawn.tsx";
import { StressTest } from "./stress-test.tsx";

function Offers({
  view,
  offers: { offers, highestAndBest },
}: {
  view: NetProceedsView;
  offers: OffersView;
}) {
  const [changed, setChanged] = useState<OfferView | null>(null);
  // Null until the form was opened for the first time.
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const today = dayIn(timeZone, now);
  const valuation = useBestEstimate();
  const compared = compareOffers(offers, view, valuation?.high ?? null, today);
  const asked = useSearchParams().get("offer");
  const open = compared.find(({ offer }) => offer.id === asked);
  if (open?.offer.negotiation) {
    const others = compared.filter((one) => one !== open);
    const { negotiation } = open.offer;
    return (
      <OfferPage compared={open} {...{ negotiation, others }}>
        {hasEnded(open.offer) ? null : <StressTest offers={[open]} view={view} />}
      </OfferPage>
    );
  }
  const drawn = compared.filter(({ offer }) => !hasEnded(offer));
  return (
    <div className="flex flex-col gap-5">
      <BackupOffers offers={compared} />
      <HighestAndBest offers={compared} request={highestAndBest} />
      {drawn.length > 0 ? (
        <>
          <OffersDrawn offers={drawn} />
          <StressTest offers={drawn} view={view} />
        </>
      ) : null}
      <OfferCards offers={compared} onChange={setChanged} />
      {changed || isAdding || offers.length === 0 ? (
        <OfferForm
          key={changed?.id ?? `new-${offers.length}`}
          changed={changed}
          wasOpened={changed !== null || offers.length > 0}
          onDone={() => {
            setChanged(null);
            setAdding(false);
          }}
        />
      ) : (
        <Button
          variant="outline"
          autoFocus={isAdding === false}
          className="sm:self-start"
          onClick={() => setAdding(true)}
        >
          {ADD_AN_OFFER}
        </Button>
      )}
      <ImportOffer />
    </div>
  );
}

export function OffersScreen() {
  const property = useQuery(propertyQuery);
  const view = useQuery(netProceedsQuery);
  const offers = useQuery(offersQuery);
  const reads = [property, view, offers];
  if (property.data === undefined || view.data === undefined || offers.data === undefined) {
    const error = reads.find((read) => read.error)?.error;
    if (!error) return <LoadingScreen message="Loading offers..." />;
    const retry = () => void Promise.all(reads.map((read) => read.refetch()));
    return <ReadFailed what="your offers" error={error} onRetry={retry} />;
  }
  return (
    <PricingFrame property={property.data}>
      {view.data ? <Offers view={view.data} offers={offers.data} /> : <NoProperty />}
    </PricingFrame>
  );
}
