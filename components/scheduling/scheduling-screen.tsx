"use client";

import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { Safety } from "./safety.tsx";
import { SchedulingFrame } from "./scheduling-frame.tsx";
import { Agenda } from "./showings/agenda.tsx";
import { Waiting } from "./showings/waiting.tsx";

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
        <Link href="/scheduling/availability" className="font-medium underline underline-offset-4">
          Set your availability
        </Link>
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

export function SchedulingScreen() {
  return (
    <SchedulingFrame>
      {(view) => (
        <>
          <NotOpen view={view} />
          <Waiting view={view} />
          <TitledCard
            id="showings"
            title="Showings"
            description="Your showings, open houses, and offer deadlines, in the home's time zone."
          >
            <Agenda view={view} />
          </TitledCard>
          <Safety />
        </>
      )}
    </SchedulingFrame>
  );
}
