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
import { LINK_NOT_CREATED, LINK_NOT_TURNED_OFF, TURN_OFF_LINK } from "../labels.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

const PROGRAMS = [
  ["Apple Calendar", "On a Mac, choose File, then New Calendar Subscription, and paste the link."],
  [
    "Google Calendar",
    "On a computer, click + next to Other calendars, then From URL, and paste the link.",
  ],
  [
    "Outlook",
    "In your calendar, choose Add calendar, then Subscribe from web, and paste the link.",
  ],
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

function FeedStatus({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeedView }) {
  const timeZone = useTimeZone();
  const made = createdAt ? `Created ${formatMoment(createdAt, timeZone)}. ` : "";
  const read = lastReadAt
    ? `Last used by a calendar app ${formatMoment(lastReadAt, timeZone)}.`
    : "No calendar app has used it yet.";
  return <p className="text-muted-foreground">{made + read}</p>;
}

const DIALOGS = {
  renew: {
    title: "Create a new link?",
    description:
      "Your current link will stop working. Subscribe again with the new link wherever you used it.",
    confirmLabel: "Create new link",
  },
  end: {
    title: "Turn off the link?",
    description: "Showings will disappear from the calendars that use it.",
    confirmLabel: TURN_OFF_LINK,
  },
} as const;

/** Creates the calendar feed of showings. Its URL is shown only once, when created. */
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
    done: "Your calendar link is ready",
    failed: LINK_NOT_CREATED,
  });
  const ending = useCalendarChange({
    change: () => api("DELETE /api/calendar-feed"),
    onDone: (view) => show(view, null),
    done: "Calendar link turned off",
    failed: LINK_NOT_TURNED_OFF,
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
        Subscribe with your private link to see showings, open houses, and offer deadlines in your
        calendar. It never includes how to get in or buyers&apos; contact details.
      </p>
      {feed.exists ? (
        <>
          {url ? <NewAddress url={url} /> : null}
          <FeedStatus feed={feed} />
          {url ? null : <p>We show the link only once. If you lost it, create a new one.</p>}
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => ask("renew")}>
              Create new link
            </Button>
            <Button variant="ghost" onClick={() => ask("end")}>
              {TURN_OFF_LINK}
            </Button>
          </div>
        </>
      ) : (
        <Button pending={making.isPending} onClick={() => making.mutate()}>
          Create link
        </Button>
      )}
      <ConfirmDialog
        {...DIALOGS[asked]}
        open={isOpen}
        onOpenChange={setOpen}
        cancelLabel="Keep link"
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
      <CopyButton text={url}>Copy link</CopyButton>
      <p className="leading-7">
        Keep this link private. Anyone who has it can see your showings. Copy it now, because we
        won&apos;t show it again. Some calendar apps update only every few hours.
      </p>
      <HowTo />
    </div>
  );
}
