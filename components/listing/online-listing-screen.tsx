"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { listing as listingQuery, property as propertyQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card, CardContent, CardHeader, CardTitle, TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { ListingView } from "#lib/schemas/listing.ts";
import { Checklist } from "./checklist.tsx";
import { NextOpenHouses } from "./next-open-houses.tsx";
import { NoHome } from "./no-home.tsx";
import { PageAddressCard } from "./page-address-card.tsx";
import { SharePart } from "./share-part.tsx";
import { Findings } from "./status/findings.tsx";
import { PlanNotice } from "./status/plan-notice.tsx";
import { StatusCard } from "./status/status-card.tsx";
import { TakenDownNotice } from "./status/taken-down-notice.tsx";

const SettingsForm = loadInView(async () => (await import("./settings-form.tsx")).SettingsForm);
const Inquiries = loadInView(async () => (await import("./inquiries/inquiries.tsx")).Inquiries);
const Traffic = loadInView(async () => (await import("./traffic/traffic.tsx")).Traffic);
const TakeAlong = loadInView(async () => (await import("./take-along.tsx")).TakeAlong);

function NewInquiries({ count }: { count: number }) {
  return (
    // Empty it is out of the flow, so that it adds no gap to the column that it stands in.
    <div role="status" className={count === 0 ? "sr-only" : undefined}>
      {count === 0 ? null : (
        <Callout>
          <a href="#inquiries" className="font-medium underline underline-offset-4">
            {count === 1 ? "1 new inquiry" : `${count} new inquiries`}
          </a>{" "}
          from buyers.
        </Callout>
      )}
    </div>
  );
}

function ChecklistCard({ view }: { view: ListingView }) {
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>What the Page Needs</CardTitle>
        <Button asChild variant="outline">
          <Link href="/listing-preview">See the preview</Link>
        </Button>
      </CardHeader>
      <CardContent>
        <Checklist view={view} />
      </CardContent>
    </Card>
  );
}

function OnlineListing({
  view,
  place,
  automation,
}: {
  view: ListingView;
  place: string;
  automation: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-6">
      <NewInquiries count={view.newInquiries} />
      <TakenDownNotice view={view} />
      <PlanNotice view={view} />
      <StatusCard view={view} />
      <Findings view={view} />
      <ChecklistCard view={view} />
      <PageAddressCard view={view} />
      <TitledCard id="share" title="Share It" description="The page of your home, on the networks.">
        <SharePart view={view} place={place} />
      </TitledCard>
      <TitledCard
        id="contact"
        title="How Buyers Reach You"
        description="Buyers write to you by the page's own form. Your email and telephone are shown only where you enter them here."
      >
        <SettingsForm view={view} />
      </TitledCard>
      <TitledCard
        id="open-houses"
        title="Open Houses"
        description="They are shown on the page until they are over, except those by invitation."
      >
        <NextOpenHouses view={view} />
      </TitledCard>
      <TitledCard id="inquiries" title="Inquiries" description="What buyers wrote on the page.">
        <Inquiries timeZone={view.timeZone} />
      </TitledCard>
      {automation ? (
        <TitledCard
          id="automation"
          title="Automation"
          description="What is done by itself, at a time or by a rule. You are told of each, and can stop it at any time."
        >
          {automation}
        </TitledCard>
      ) : null}
      <TitledCard
        id="traffic"
        title="What Happens on the Page"
        description="How many look, and at what."
      >
        <Traffic />
      </TitledCard>
      <TitledCard
        id="take-along"
        title="Take It Along"
        description="The listing in the industry's standard form (RESO Data Dictionary 2.0), for whoever takes it over, and the photographs in their order with a text for portals."
      >
        <TakeAlong />
      </TitledCard>
    </div>
  );
}

const placeOf = ({ addressLine1, city }: { addressLine1: string; city: string }) =>
  [addressLine1, city].filter(Boolean).join(", ");

/** @param automation what is done by itself, for a home that is there */
export function OnlineListingScreen({ automation = null }: { automation?: ReactNode }) {
  const property = useQuery(propertyQuery);
  const view = useQuery(listingQuery);
  if (property.data === undefined || view.data === undefined) {
    const error = property.error ?? view.error;
    if (!error) return <LoadingScreen message="Loading the listing..." />;
    const retry = () => void Promise.all([property.refetch(), view.refetch()]);
    return <ReadFailed what="Your listing" error={error} onRetry={retry} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHeader
        eyebrow="Marketing"
        title="Online Listing"
        description="Publish your home, and see what happens with it."
      />
      {property.data ? (
        <OnlineListing view={view.data} place={placeOf(property.data)} automation={automation} />
      ) : (
        <NoHome />
      )}
    </div>
  );
}
