"use client";

import { useQuery } from "@tanstack/react-query";
import { listing as listingQuery, property as propertyQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { countRequirements, describeRequirements } from "#lib/listing/requirements.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { Checklist } from "./checklist.tsx";
import { NoHome } from "./no-home.tsx";
import { OpenListingPage } from "./open-listing-page.tsx";
import { HiddenDescriptionNotice } from "#components/layout/hidden-description-notice.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

/** Returns how the public page differs from the preview. */
function differencesOf(view: ListingView): string[] {
  const here = "In the preview, forms don't send and views aren't counted.";
  if (view.status === "draft") return ["Your listing isn't published yet.", here];
  if (view.status === "withdrawn")
    return ["Your listing is withdrawn, so it has no public page.", here];
  return [
    "Changes appear on your listing page within two seconds.",
    ...(view.violations.length > 0
      ? ["Wording with a fair housing issue is left off your listing page."]
      : []),
    here,
  ];
}

function Missing({ view }: { view: ListingView }) {
  const { done, total } = countRequirements(view.checklist);
  const isReady = done === total && !LISTING_STATUSES[view.status].isPublic;
  return (
    <TitledCard
      title={isReady ? "Ready to publish" : "Publishing requirements"}
      className="flex flex-col items-start gap-4"
    >
      <p className="leading-6">
        {done === total ? "All requirements complete." : `${describeRequirements(view.checklist)}.`}
      </p>
      <div className="w-full">
        <Checklist view={view} />
      </div>
      <Button asChild variant="outline">
        <ScreenLink to="onlineListing" />
      </Button>
    </TitledCard>
  );
}

function Differences({ view }: { view: ListingView }) {
  return (
    <TitledCard title="About this preview" className="flex flex-col items-start gap-4">
      <ul className="flex flex-col gap-2 leading-6">
        {differencesOf(view).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      {view.url && LISTING_STATUSES[view.status].isPublic ? (
        <OpenListingPage url={view.url} />
      ) : null}
    </TitledCard>
  );
}

export function ListingPreviewScreen() {
  const property = useQuery(propertyQuery);
  const view = useQuery(listingQuery);
  if (property.data === undefined || view.data === undefined) {
    const error = property.error ?? view.error;
    if (!error) return <LoadingScreen message="Loading preview..." />;
    const retry = () => void Promise.all([property.refetch(), view.refetch()]);
    return <ReadFailed what="the preview" error={error} onRetry={retry} />;
  }
  return (
    <div className="flex w-full flex-col gap-8">
      <PageHeader
        eyebrow="List Builder"
        title="Listing Preview"
        description="See your listing as buyers will, with your latest saved changes."
      />
      <HiddenDescriptionNotice hidden={view.data.hiddenDescription} />
      {property.data === null ? (
        <NoHome />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <PreviewFrame />
          <div className="grid gap-6 md:max-xl:grid-cols-2">
            {view.data.status === "sold" ? null : <Missing view={view.data} />}
            <Differences view={view.data} />
          </div>
        </div>
      )}
    </div>
  );
}
