"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { SchedulingFrame } from "../scheduling-frame.tsx";
import { Calendars } from "./calendars.tsx";

export function SyncScreen() {
  return (
    <SchedulingFrame>
      {() => (
        <TitledCard
          id="calendars"
          title="Calendar sync"
          description="See showings in your calendar, and prevent showings when you're busy."
        >
          <Calendars />
        </TitledCard>
      )}
    </SchedulingFrame>
  );
}
