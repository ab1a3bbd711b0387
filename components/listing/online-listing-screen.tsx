"use client";

import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card, CardContent, CardHeader, CardTitle, TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import type { ListingView } from "#lib/schemas/listing.ts";
import { TITLES } from "#lib/screens.ts";
import { Checklist } from "./checklist.tsx";
import { NextOpenHouses } from "./next-open-houses.tsx";
import { OnlineListingFrame } from "./online-listing-frame.tsx";
import { PageAddressCard } from "./page-address-card.tsx";
import { SharePart } from "./share-part.tsx";
import { Contradictions } from "./status/contradictions.tsx";
import { Findings } from "./status/findings.tsx";
import { HiddenDescriptionNotice } from "#components/layout/hidden-description-notice.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { PlanNotice } from "./status/plan-notice.tsx";
import { StatusCard } from "./status/status-card.tsx";
import { TakenDownNotice } from "./status/taken-down-notice.tsx";

const ExportListing = loadInView(async () => (await import("./export-listing.tsx")).ExportListing);

function NewInquiries({ count }: { count: number }) {
  return (
    // `sr-only` takes the empty region out of the flow, so that it adds no gap.
    <div role="status" className={count === 0 ? "sr-only" : undefined}>
      {count === 0 ? null : (
        <Callout>
          <Link
            href="/online-listing/messages"
            className="font-medium underline underline-offset-4"
          >
            {count === 1 ? "1 new message" : `${count} new messages`}
          </Link>{" "}
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
  const isComplete = view.checklist.every(({ isDone }) => isDone);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle>Publishing requirements</CardTitle>
        <Button asChild variant="outline">
          <Link href="/listing-preview">Preview listing</Link>
        </Button>
      </CardHeader>
      <CardContent>
        {isComplete ? <p className="leading-6">All requirements complete.</p> : null}
        <Checklist view={view} />
      </CardContent>
    </Card>
  );
}

function Publish({ view, place }: { view: ListingView; place: string }) {
  const isSold = view.status === "sold";
  return (
    <>
      {isSold ? null : <NewInquiries count={view.newInquiries} />}
      <TakenDownNotice view={view} />
      <HiddenDescriptionNotice hidden={view.hiddenDescription} />
      <PlanNotice view={view} />
      <StatusCard view={view} />
      {isSold ? null : <Requirements view={view} />}
      <PageAddressCard view={view} />
      <TitledCard id="share" title={TITLES["/online-listing#share"]}>
        <SharePart view={view} place={place} />
      </TitledCard>
      {isSold || view.openHouses.length === 0 ? null : <OpenHousesCard view={view} />}
      <TitledCard
        id="take-along"
        title={TITLES["/online-listing#take-along"]}
        description="Download your listing in the industry format (RESO Data Dictionary 2.0) for a broker or MLS. The photo download includes a text version for other sites."
      >
        <details>
          <SummaryRow className="font-medium">Show downloads</SummaryRow>
          <ExportListing />
        </details>
      </TitledCard>
    </>
  );
}

const placeOf = ({ addressLine1, city }: { addressLine1: string; city: string }) =>
  [addressLine1, city].filter(Boolean).join(", ");

export function OnlineListingScreen() {
  return (
    <OnlineListingFrame>
      {(view, property) => <Publish view={view} place={placeOf(property)} />}
    </OnlineListingFrame>
  );
}
