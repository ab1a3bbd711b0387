"use client";

import { useQuery } from "@tanstack/react-query";
import { scheduling } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { EmptyStateWithLink } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { Safety } from "./safety.tsx";
import { EmptyDoor } from "./empty-door.tsx";
import { Agenda } from "./showings/agenda.tsx";
import { Waiting } from "./showings/waiting.tsx";

const HoursForm = loadInView(async () => (await import("./hours/hours-form.tsx")).HoursForm);
const SpecialDays = loadInView(async () => (await import("./hours/special-days.tsx")).SpecialDays);
const Blocks = loadInView(async () => (await import("./hours/blocks.tsx")).Blocks);
const TimeZone = loadInView(async () => (await import("./hours/time-zone.tsx")).TimeZone);

const OpenHousesCard = loadInView(
  async () => (await import("./open-houses/open-houses-card.tsx")).OpenHousesCard,
);
const Calendars = loadInView(async () => (await import("./calendars/calendars.tsx")).Calendars);

/** What has to be done before buyers can choose a time; nothing while they can. */
function NotOpen({ view: { status, settings } }: { view: SchedulingView }) {
  if (settings.isOpen && status === "active") return null;
  if (!settings.isOpen) {
    return (
      <Callout>
        Buyers can’t choose a time yet.{" "}
        <a href="#hours" className="font-medium underline underline-offset-4">
          Set your hours
        </a>
        , and open the showings there.
      </Callout>
    );
  }
  return (
    <Callout>
      Buyers choose times only while the home is active.{" "}
      <Link href="/online-listing" className="font-medium underline underline-offset-4">
        Go to Online Listing
      </Link>
    </Callout>
  );
}

function Scheduling({ view }: { view: SchedulingView }) {
  return (
    <div className="flex flex-col gap-6">
      <NotOpen view={view} />
      <Waiting view={view} />
      <TitledCard
        id="showings"
        title="Showings"
        description="Who comes, and when, by the home’s own clock."
      >
        <Agenda view={view} />
      </TitledCard>
      <Safety />
      <TitledCard
        id="hours"
        title="Hours and Rules"
        description="When buyers can see the home. They choose among the times that are free."
      >
        <TimeZone view={view} meanwhile={null} />
        <HoursForm view={view} />
      </TitledCard>
      <TitledCard
        id="days"
        title="Other Days"
        description="Days with hours of their own: closed, or open at other times than usual."
      >
        <SpecialDays view={view} />
      </TitledCard>
      <TitledCard
        id="blocks"
        title="Blocked Times"
        description="Keep a time for yourself. Nobody sees why."
      >
        <Blocks view={view} />
      </TitledCard>
      <OpenHousesCard />
      <TitledCard
        id="calendars"
        title="Calendars"
        description="See showings in the calendar that you use, and keep them off the times when you are busy."
      >
        <Calendars />
      </TitledCard>
    </div>
  );
}

export function SchedulingScreen() {
  const view = useQuery(scheduling);
  if (view.data === undefined) {
    if (!view.error) return <LoadingScreen message="Loading the schedule..." />;
    return (
      <ReadFailed what="Your schedule" error={view.error} onRetry={() => void view.refetch()} />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <PageHeader
        eyebrow="List Builder"
        title="Scheduling"
        description="Let buyers choose a time to see the home, and know who comes."
      />
      {view.data ? (
        <Scheduling view={view.data} />
      ) : (
        <EmptyStateWithLink
          picture={<EmptyDoor />}
          title="There is no home yet"
          description="Showings are of your home, by the clock where it stands. Enter its address first."
          href="/property-address"
          label="Enter the address"
        />
      )}
    </div>
  );
}
