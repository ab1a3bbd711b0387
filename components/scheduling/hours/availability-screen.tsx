"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { SchedulingFrame } from "../scheduling-frame.tsx";
import { TimeZone } from "./time-zone.tsx";

const HoursForm = loadInView(async () => (await import("./hours-form.tsx")).HoursForm);
const SpecialDays = loadInView(async () => (await import("./special-days.tsx")).SpecialDays);
const Blocks = loadInView(async () => (await import("./blocks.tsx")).Blocks);

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
