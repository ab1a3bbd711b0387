"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { scheduling } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { useMovedAnchors } from "#components/layout/use-moved-anchors.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NavTabs } from "#components/ui/tabs.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { EmptyDoor } from "./empty-door.tsx";

const TABS = [
  { label: "Calendar", href: "/scheduling" },
  { label: "Availability", href: "/scheduling/availability" },
  { label: "Open houses", href: "/scheduling/open-houses" },
  { label: "Sync", href: "/scheduling/sync" },
] as const;

/**
 * The header and tabs of Scheduling.
 * @param props.children renders the tab's content once there is a home
 */
export function SchedulingFrame({ children }: { children: (view: SchedulingView) => ReactNode }) {
  const view = useQuery(scheduling);
  useMovedAnchors();
  if (view.data === undefined) {
    if (!view.error) return <LoadingScreen message="Loading your schedule..." />;
    return (
      <ReadFailed what="your schedule" error={view.error} onRetry={() => void view.refetch()} />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHeader
        eyebrow="List Builder"
        title="Scheduling"
        description="Manage showings, open houses and your availability."
      />
      <NavTabs label="Scheduling" tabs={TABS} />
      {view.data ? (
        <div className="flex flex-col gap-6">{children(view.data)}</div>
      ) : (
        <NeedsAddress
          picture={<EmptyDoor />}
          description="Showing times use your home's time zone."
        />
      )}
    </div>
  );
}
