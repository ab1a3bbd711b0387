"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { traffic as trafficQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { PlanOffer } from "#components/layout/plan-offer.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { formatDate } from "#lib/format.ts";
import { plansWith } from "#lib/plans/grants.ts";
import { Days } from "./days.tsx";
import { Figures } from "./figures.tsx";
import { Outcome } from "./outcome.tsx";
import { Origins } from "./origins.tsx";
import { PhotosOpened } from "./photos-opened.tsx";
import { PriceChanges } from "./price-changes.tsx";
import { Weeks } from "./weeks.tsx";

const WhatPlansAdd = () => (
  <PlanOffer to="plans">
    {`${plansWith("advancedAnalytics")} also show traffic by day and week, traffic sources, photo views, and traffic before and after a price change. You can download daily traffic as a CSV file.`}
  </PlanOffer>
);

function followersText(count: number): string {
  if (count === 0)
    return "No one follows your home yet. Buyers can follow it on your listing page.";
  const people = count === 1 ? "1 person follows" : `${count} people follow`;
  return `${people} your home. They get an email when its price or status changes.`;
}

export function Traffic() {
  const { data, error, refetch } = useQuery(trafficQuery);
  if (!data) {
    if (!error) return <LoadingLines />;
    return <ReadFailed what="listing traffic" error={error} onRetry={() => void refetch()} />;
  }
  const { since, totals, followers, details } = data;
  if (since === null) return <p>Publish your listing to see its traffic.</p>;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="text-muted-foreground">{`Since ${formatDate(since)}.`}</p>
        <Figures totals={totals} />
        <p className="max-w-prose leading-6">{followersText(followers)}</p>
      </div>
      {details ? (
        <>
          <Weeks weeks={details.weeks} />
          <Days days={details.days} priceChanges={details.priceChanges} />
          <Outcome totals={totals} showingsHeld={details.showingsHeld} />
          <PriceChanges priceChanges={details.priceChanges} />
          {details.sources.length > 0 ? (
            <Origins sources={details.sources} sites={details.sites} />
          ) : null}
          <PhotosOpened photos={details.photos} />
          <Button asChild variant="outline" className="self-start">
            <a href="/api/listing/traffic.csv" download>
              <Icon node={Download} />
              Download daily traffic (CSV)
            </a>
          </Button>
        </>
      ) : (
        <WhatPlansAdd />
      )}
      <p className="max-w-prose text-sm leading-5 text-muted-foreground">
        We don&apos;t use cookies, so we recognize a visitor for one day only. Bots aren&apos;t
        counted, and neither are you while you&apos;re logged in.
      </p>
    </div>
  );
}
