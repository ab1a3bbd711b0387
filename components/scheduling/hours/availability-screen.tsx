"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { SchedulingFrame } from "../scheduling-frame.tsx";
import { Blocks } from "./blocks.tsx";
import { HoursForm } from "./hours-form.tsx";
import { SpecialDays } from "./special-days.tsx";
import { TimeZone } from "./time-zone.tsx";

export function AvailabilityScreen() {
  return (
    <SchedulingFrame>
      {(view) => (
        <>
          <TitledCard
            id="hours"
            title="Availability"
            description="Set when buyers can see your home. They choose from open times."
          >
            <TimeZone view={view} />
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
        </>
      )}
    </SchedulingFrame>
  );
}
