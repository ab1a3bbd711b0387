"use client";

import { useQuery } from "@tanstack/react-query";
import { scheduling } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
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

/** Shows what is required before buyers can choose a time. */
function NotOpen({ view: { status, settings } }: { view: SchedulingView }) {
  if (settings.isOpen && status === "active") return null;
  if (status === "sold") {
    return <Callout>Your home is sold, so buyers can&apos;t request showings.</Callout>;
  }
  if (!settings.isOpen) {
    return (
      <Callout>
        Buyers can&apos;t choose a time yet.{" "}
        <a href="#hours" className="font-medium underline underline-offset-4">
          Set your availability
        </a>
        , then turn on showing requests.
      </Callout>
    );
  }
  return (
    <Callout>
      Buyers can choose a time only while your listing is active.{" "}
      <ScreenLink to="onlineListing" className="font-medium underline underline-offset-4" />
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
        description="Your showings and open houses, in the home's time zone."
      >
        <Agenda view={view} />
      </TitledCard>
      <Safety />
      <TitledCard
        id="hours"
        title="Availability"
        description="Set when buyers can see your home. They choose from open times."
      >
        <TimeZone view={view} meanwhile={null} />
        <HoursForm view={view} />
      </TitledCard>
      <TitledCard
        id="days"
        title="Special hours"
        description="Close or set different hours on specific dates."
      >
        <SpecialDays view={view} />
      </TitledCard>
      <TitledCard
        id="blocks"
        title="Blocked times"
        description="Block times when you don't want showings. Buyers don't see why."
      >
        <Blocks view={view} />
      </TitledCard>
      <OpenHousesCard />
      <TitledCard
        id="calendars"
        title="Calendar sync"
        description="See showings in your calendar, and prevent showings when you're busy."
      >
        <Calendars />
      </TitledCard>
    </div>
  );
}

export function SchedulingScreen() {
  const view = useQuery(scheduling);
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
      {view.data ? (
        <Scheduling view={view.data} />
      ) : (
        <NeedsAddress
          picture={<EmptyDoor />}
          description="Showing times use your home's time zone."
        />
      )}
    </div>
  );
}
