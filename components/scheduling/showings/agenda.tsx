"use client";

import { useState } from "react";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { ShowingItem } from "./showing-item.tsx";
import { type Group, sortShowings } from "./sort-showings.ts";
import { Week } from "./week.tsx";

const GROUPS: Record<Group, { label: string; none: string }> = {
  toCome: {
    label: "To come",
    none: "No showing is to come. Buyers who choose a time appear here.",
  },
  past: {
    label: "Past",
    none: "No showing has taken place yet. Here you note who came, and read what they said.",
  },
  calledOff: {
    label: "Called off",
    none: "Nothing was declined, called off or left without an answer.",
  },
};

/** All showings, by the week or as lists. */
export function Agenda({ view }: { view: SchedulingView }) {
  const [shown, setShown] = useState<"week" | "list">("week");
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl label="View" value={shown} onValueChange={setShown} className="max-w-60">
        <Segment value="week">Week</Segment>
        <Segment value="list">List</Segment>
      </SegmentedControl>
      {shown === "week" ? <Week view={view} /> : <Lists view={view} />}
    </div>
  );
}

function Lists({ view }: { view: SchedulingView }) {
  const [group, setGroup] = useState<Group>("toCome");
  const sorted = sortShowings(view);
  const { label, none } = GROUPS[group];
  return (
    <>
      <SegmentedControl label="Showings" value={group} onValueChange={setGroup}>
        {Object.entries(GROUPS).map(([key, { label: name }]) => (
          <Segment key={key} value={key}>
            {`${name} (${sorted[key as Group].length})`}
          </Segment>
        ))}
      </SegmentedControl>
      <section aria-label={label} className="divide-y">
        {sorted[group].length === 0 ? (
          <p>{none}</p>
        ) : (
          sorted[group].map((showing) => (
            <ShowingItem key={showing.id} showing={showing} view={view} />
          ))
        )}
      </section>
    </>
  );
}
