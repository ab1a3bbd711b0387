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
import { TITLES } from "#lib/screens.ts";
import { Checklist } from "./checklist.tsx";
import { NextOpenHouses } from "./next-open-houses.tsx";
import { NoHome } from "./no-home.tsx";
import { PageAddressCard } from "./page-address-card.tsx";
import { SharePart } from "./share-part.tsx";
import { Contradictions } from "./status/contradictions.tsx";
import { Findings } from "./status/findings.tsx";
import { HiddenDescriptionNotice } from "#components/layout/hidden-description-notice.tsx";
import { PlanNotice } from "./status/plan-notice.tsx";
import { StatusCard } from "./status/status-card.tsx";
import { TakenDownNotice } from "./status/taken-down-notice.tsx";

const SettingsForm = loadInView(async () => (await import("./settings-form.tsx")).SettingsForm);
const Inquiries = loadInView(async () => (await import("./inquiries/inquiries.tsx")).Inquiries);
const Traffic = loadInView(async () => (await import("./traffic/traffic.tsx")).Traffic);
const ExportListing = loadInView(async () => (await import("./export-listing.tsx")).ExportListing);

function NewInquiries({ count }: { count: number }) {
  return (
    // `sr-only` takes the empty region out of the flow, so that it adds no gap.
    <div role="status" className={count === 0 ? "sr-only" : undefined}>
      {count === 0 ? null : (
        <Callout>
          <a href="#inquiries" className="font-medium underline underline-offset-4">
            {count === 1 ? "1 new message" : `${count} new messages`}
          </a>{" "}
          from buyers.
        </Callout>
      )}
    </div>
  );
}

function Requirements({ view }: { view: ListingView }) {
  return (
    <>
      <Findings view={view} />
      <Contradictions />
      <ChecklistCard view={view} />
    </>
  );
}

function OpenHousesCard({ view }: { view: ListingView }) {
  return (
    <TitledCard
      id="open-houses"
      title="Open houses"
      description="Your listing page shows them until they end, except those by invitation."
    >
      <NextOpenHouses view={view} />
    </TitledCard>
  );
}

function ChecklistCard({ view }: { view: ListingView }) {
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>Publishing requirements</CardTitle>
        <Button asChild variant="outline">
          <Link href="/listing-preview">Preview listing</Link>
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
  const isSold = view.status === "sold";
  return (
    <div className="flex flex-col gap-6">
      {isSold ? null : <NewInquiries count={view.newInquiries} />}
      <TakenDownNotice view={view} />
      <HiddenDescriptionNotice hidden={view.hiddenDescription} />
      <PlanNotice view={view} />
      <StatusCard view={view} />
      {isSold ? null : <Requirements view={view} />}
      <PageAddressCard view={view} />
      <TitledCard
        id="share"
        title={TITLES["/online-listing#share"]}
        description="Post your listing on social networks."
      >
        <SharePart view={view} place={place} />
      </TitledCard>
      <TitledCard
        id="contact"
        title="Contact information"
        description="Buyers contact you through the form on your listing page. Your email and phone appear only if you enter them here."
      >
        <SettingsForm view={view} />
      </TitledCard>
      {isSold ? null : <OpenHousesCard view={view} />}
      <TitledCard
        id="inquiries"
        title="Messages"
        description="Messages buyers sent from your listing page."
      >
        <Inquiries timeZone={view.timeZone} />
      </TitledCard>
      {automation ? (
        <TitledCard
          id="automation"
          title="Automation"
          description="Tasks Porchlight handles for you, on a schedule or by a rule. We tell you about each one, and you can stop it anytime."
        >
          {automation}
        </TitledCard>
      ) : null}
      <TitledCard
        id="traffic"
        title="Listing traffic"
        description="See how many people view your listing."
      >
        <Traffic />
      </TitledCard>
      <TitledCard
        id="take-along"
        title={TITLES["/online-listing#take-along"]}
        description="Download your listing in the industry format (RESO Data Dictionary 2.0) for a broker or MLS. The photo download includes a text version for other sites."
      >
        <ExportListing />
      </TitledCard>
    </div>
  );
}

const placeOf = ({ addressLine1, city }: { addressLine1: string; city: string }) =>
  [addressLine1, city].filter(Boolean).join(", ");

export function OnlineListingScreen({ automation = null }: { automation?: ReactNode }) {
  const property = useQuery(propertyQuery);
  const view = useQuery(listingQuery);
  if (property.data === undefined || view.data === undefined) {
    const error = property.error ?? view.error;
    if (!error) return <LoadingScreen message="Loading listing..." />;
    const retry = () => void Promise.all([property.refetch(), view.refetch()]);
    return <ReadFailed what="your listing" error={error} onRetry={retry} />;
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHeader
        eyebrow="Marketing"
        title="Online Listing"
        description="Publish your listing and track its traffic."
      />
      {property.data ? (
        <OnlineListing view={view.data} place={placeOf(property.data)} automation={automation} />
      ) : (
        <NoHome />
      )}
    </div>
  );
}
