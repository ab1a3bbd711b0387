"use client";

import { useRef, useState } from "react";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { OfferDeadlineArticle } from "./offer-deadline-parts.tsx";
import { OpenHouseArticle } from "./open-house-parts.tsx";
import { ShowingItem } from "./showing-item.tsx";
import { type Group, type Listed, sortShowings } from "./sort-showings.ts";
import { useOfferDeadlines } from "./use-offer-deadlines.ts";
import { useOpenHousesShown } from "./use-open-houses-shown.ts";
import { type Shown, useShown } from "./use-shown.ts";
import { Week } from "./week.tsx";

const ShowingDialog = loadOnOpening(
  async () => (await import("./showing-dialog.tsx")).ShowingDialog,
);

const GROUPS: Record<Group, { label: string; none: string }> = {
  toCome: {
    label: "Upcoming",
    none: "No upcoming showings. New requests appear here.",
  },
  past: {
    label: "Past",
    none: "No past showings yet. You can record attendance and read feedback here.",
  },
  calledOff: {
    label: "Canceled",
    none: "No declined, canceled or expired showings.",
  },
  spam: {
    label: "Spam",
    none: "No requests in spam. Requests that look automated appear here.",
  },
};

export function Agenda({ view }: { view: SchedulingView }) {
  const shown = useShown(view);
  const parts = useRef<HTMLDivElement>(null);
  return (
    <div ref={parts} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <SegmentedControl
        label="View"
        value={shown.view}
        onValueChange={(chosen) => shown.show({ view: chosen === "list" ? chosen : null })}
        className="max-w-60"
      >
        <Segment value="week">Week</Segment>
        <Segment value="list">List</Segment>
      </SegmentedControl>
      {shown.view === "week" ? (
        <Week view={view} shown={shown} />
      ) : (
        <Lists view={view} shown={shown} />
      )}
      <OpenShowing view={view} shown={shown} onCloseAutoFocus={() => parts.current?.focus()} />
    </div>
  );
}

function OpenShowing({
  view,
  shown: { open, showingId, close },
  onCloseAutoFocus,
}: {
  view: SchedulingView;
  shown: Shown;
  onCloseAutoFocus: () => void;
}) {
  // Closes when the open showing is deleted, but explains if it was gone before.
  const [seen, setSeen] = useState<string | null>(null);
  if (open && open.id !== seen) setSeen(open.id);
  return (
    <ShowingDialog
      showing={open}
      view={view}
      open={open !== undefined || (showingId !== null && showingId !== seen)}
      onClose={close}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onCloseAutoFocus();
      }}
    />
  );
}

function Item({ one, view }: { one: Listed; view: SchedulingView }) {
  if ("state" in one) return <ShowingItem showing={one} view={view} />;
  return "price" in one ? (
    <OfferDeadlineArticle deadline={one} timeZone={view.timeZone} />
  ) : (
    <OpenHouseArticle openHouse={one} timeZone={view.timeZone} />
  );
}

function Lists({ view, shown: { group, show } }: { view: SchedulingView; shown: Shown }) {
  const openHouses = useOpenHousesShown();
  const sorted = sortShowings(view, openHouses, useOfferDeadlines());
  const { label, none } = GROUPS[group];
  return (
    <>
      <SegmentedControl
        label="Showings"
        value={group}
        onValueChange={(chosen) => show({ group: chosen === "toCome" ? null : chosen })}
      >
        {Object.entries(GROUPS).map(([key, { label: name }]) => (
          <Segment key={key} value={key as Group} className="px-1.5 whitespace-normal">
            {`${name} (${sorted[key as Group].length})`}
          </Segment>
        ))}
      </SegmentedControl>
      <section aria-label={label} className="divide-y">
        {sorted[group].length === 0 ? (
          <p>{none}</p>
        ) : (
          sorted[group].map((one) => <Item key={one.id} one={one} view={view} />)
        )}
      </section>
    </>
  );
}
