"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { listing as listingQuery, property as propertyQuery } from "#components/data/queries.ts";
import { useUnreadInquiries } from "#components/data/use-unread-inquiries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { useMovedAnchors } from "#components/layout/use-moved-anchors.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NavTabs } from "#components/ui/tabs.tsx";
import type { ListingView } from "#lib/schemas/listing.ts";
import type { PropertyView } from "#lib/schemas/property.ts";
import { NoHome } from "./no-home.tsx";

const tabsOf = (unread: number, messagesAt: string | undefined) => [
  { label: "Publish", href: "/online-listing" },
  {
    label: unread === 0 ? "Messages" : `Messages (${unread})`,
    href: "/online-listing/messages",
    ...(messagesAt && { alsoAt: [messagesAt] }),
  },
  { label: "Traffic", href: "/online-listing/traffic" },
  { label: "Automation", href: "/online-listing/automation" },
];

/**
 * The header and tabs of Online Listing.
 * @param props.messagesAt the path of a conversation, if the screen shows one
 * @param props.children renders the tab's content once there is a home
 */
export function OnlineListingFrame({
  messagesAt,
  children,
}: {
  messagesAt?: string;
  children: (view: ListingView, property: PropertyView) => ReactNode;
}) {
  const property = useQuery(propertyQuery);
  const view = useQuery(listingQuery);
  const unread = useUnreadInquiries();
  useMovedAnchors();
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
      <NavTabs label="Online Listing" tabs={tabsOf(unread, messagesAt)} />
      {property.data ? (
        <div className="flex flex-col gap-6">{children(view.data, property.data)}</div>
      ) : (
        <NoHome />
      )}
    </div>
  );
}
