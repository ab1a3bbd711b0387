"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { calendarFeed } from "#components/data/queries.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { formatMoment } from "#lib/format.ts";
import type { CalendarFeedView } from "#lib/schemas/calendars.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

const PROGRAMS = [
  ["Apple Calendar", "On a Mac, choose File, then New Calendar Subscription, and paste it."],
  [
    "Google Calendar",
    "On a computer, click + beside Other calendars, then From URL, and paste it.",
  ],
  ["Outlook", "In the calendar, choose Add calendar, then Subscribe from web, and paste it."],
] as const;

function HowTo() {
  return (
    <dl className="flex flex-col gap-2 leading-6">
      {PROGRAMS.map(([name, how]) => (
        <div key={name}>
          <dt className="inline font-medium">{`${name}: `}</dt>
          <dd className="inline">{how}</dd>
        </div>
      ))}
    </dl>
  );
}

function Standing({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeedView }) {
  const timeZone = useTimeZone();
  const made = createdAt ? `Made ${formatMoment(createdAt, timeZone)}. ` : "";
  const read = lastReadAt
    ? `A calendar program last asked for it ${formatMoment(lastReadAt, timeZone)}.`
    : "No calendar program has asked for it yet.";
  return <p className="text-muted-foreground">{made + read}</p>;
}

const DIALOGS = {
  renew: {
    title: "Make a new address?",
    description:
      "The address that you have now stops working. Subscribe anew wherever you have used it.",
    confirmLabel: "Make a new address",
  },
  end: {
    title: "End the address?",
    description: "It stops working, and showings disappear from the calendars that use it.",
    confirmLabel: "End the address",
  },
} as const;

/** The calendar of showings to subscribe to: its address is shown when it is made, and not again. */
export function Feed({ feed }: { feed: CalendarFeedView }) {
  const client = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<keyof typeof DIALOGS>("renew");
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const show = (view: CalendarFeedView, address: string | null) => {
    setUrl(address);
    setOpen(false);
    client.setQueryData(calendarFeed.queryKey, view);
  };
  const making = useCalendarChange({
    change: () => api("POST /api/calendar-feed"),
    onDone: ({ url: made, ...view }) => show(view, made),
    done: "Your address is ready",
    failed: "The address was not made",
  });
  const ending = useCalendarChange({
    change: () => api("DELETE /api/calendar-feed"),
    onDone: (view) => show(view, null),
    done: "The address doesn’t work any more",
    failed: "The address was not ended",
  });
  const ask = (what: keyof typeof DIALOGS) => {
    setAsked(what);
    setOpen(true);
  };
  const change = asked === "renew" ? making : ending;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="calendar-feed"
      className="flex flex-col items-start gap-4 outline-none"
    >
      <h3 id="calendar-feed" className="font-semibold">
        Showings in your calendar
      </h3>
      <p className="leading-7">
        Subscribe to an address of your own, and your calendar shows the showings and open houses.
        How to get into the home, and how to reach visitors, is never in it.
      </p>
      {feed.exists ? (
        <>
          {url ? <NewAddress url={url} /> : null}
          <Standing feed={feed} />
          {url ? null : (
            <p>The address is shown only when it is made. If you have lost it, make a new one.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => ask("renew")}>
              Make a new address
            </Button>
            <Button variant="ghost" onClick={() => ask("end")}>
              End the address
            </Button>
          </div>
        </>
      ) : (
        <Button pending={making.isPending} onClick={() => making.mutate()}>
          Make an address
        </Button>
      )}
      <ConfirmDialog
        {...DIALOGS[asked]}
        open={isOpen}
        onOpenChange={setOpen}
        cancelLabel="Keep it"
        pending={change.isPending}
        pendingLabel="One moment..."
        onConfirm={() => change.mutate()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          section.current?.focus();
        }}
      />
    </section>
  );
}

function NewAddress({ url }: { url: string }) {
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="rounded-lg bg-muted px-3 py-2 font-mono text-sm leading-6 wrap-anywhere">
        {url}
      </p>
      <CopyButton text={url}>Copy the address</CopyButton>
      <p className="leading-7">
        Keep it to yourself: who has it sees when somebody comes. Copy it now, as it is not shown
        again. Calendar programs look again when they like, some only every few hours.
      </p>
      <HowTo />
    </div>
  );
}
