"use client";

import { useQueryClient } from "@tanstack/react-query";
import { busyCalendar, scheduling } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { formatCount, formatMoment, formatNumber } from "#lib/format.ts";
import type { BusyCalendarInput, BusyCalendarView } from "#lib/schemas/calendars.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

const EMPTY = { address: "" };

const PLACES = [
  [
    "Google Calendar",
    "On a computer, open Settings, select your calendar on the left, and copy the Secret address in iCal format.",
  ],
  ["Apple iCloud", "Share the calendar as a public calendar and copy its link."],
  [
    "Outlook",
    "In Settings, select Calendar, then Shared calendars. Publish the calendar and copy the ICS link.",
  ],
] as const;

function useShow() {
  const client = useQueryClient();
  return (view: BusyCalendarView) => {
    client.setQueryData(busyCalendar.queryKey, view);
    void client.invalidateQueries({ queryKey: scheduling.queryKey });
  };
}

function describeSkipped(count: number): string {
  const [events, they] =
    count === 1 ? ["1 event", "it doesn't"] : [`${formatNumber(count)} events`, "they don't"];
  return `We couldn't read ${events} in your calendar, so ${they} block showings. Block those times yourself if you need them.`;
}

function CalendarStatus({ calendar }: { calendar: BusyCalendarView }) {
  const timeZone = useTimeZone();
  const { host, readAt, failure, busyTimes, skippedEvents } = calendar;
  const when = readAt ? formatMoment(readAt, timeZone) : "";
  const busy =
    busyTimes === 0 ? "no busy times" : formatCount(busyTimes, "busy time", "busy times");
  return (
    <div className="flex flex-col gap-3">
      <p className="leading-7 wrap-anywhere">
        {`Your calendar${host ? ` at ${host}` : ""} was last synced ${when}. It has ${busy} in the next two months.`}
      </p>
      {skippedEvents > 0 ? <Callout>{describeSkipped(skippedEvents)}</Callout> : null}
      {failure ? (
        <Callout>{`${failure} For now, we use the busy times from the last sync.`}</Callout>
      ) : null}
    </div>
  );
}

function Buttons() {
  const show = useShow();
  const look = useCalendarChange({
    change: () => api("POST /api/busy-calendar"),
    onDone: show,
    done: "Your calendar was synced",
    failed: "We couldn't sync your calendar",
  });
  const removal = useCalendarChange({
    change: () => api("DELETE /api/busy-calendar"),
    onDone: show,
    done: "Your calendar was removed",
    failed: "We couldn't remove your calendar",
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" pending={look.isPending} onClick={() => look.mutate()}>
        Sync now
      </Button>
      <Button variant="ghost" pending={removal.isPending} onClick={() => removal.mutate()}>
        Remove calendar
      </Button>
    </div>
  );
}

function AddressForm({ isConnected }: { isConnected: boolean }) {
  const show = useShow();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/calendars.ts")).busyCalendarInput,
    values: EMPTY,
    save: (body: BusyCalendarInput) => api("PUT /api/busy-calendar", { body }),
    onSaved: show,
    emptiesOnSave: true,
    successMessage: "Your calendar is connected.",
    failure: { message: "We couldn't connect your calendar. Please try again." },
  });
  return (
    <SaveForm form={form} label="Connect your calendar" className="flex flex-col gap-5">
      <TextField
        control={form.control}
        name="address"
        label={isConnected ? "Link to another calendar" : "Link to your calendar"}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex sm:justify-end">
        <SubmitButton variant="outline" pendingLabel="Reading your calendar...">
          {isConnected ? "Replace calendar" : "Connect calendar"}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

/** Connects the person's calendar, whose busy times aren't offered to buyers. */
export function BusyCalendar({ calendar }: { calendar: BusyCalendarView }) {
  const isConnected = calendar.host !== null;
  return (
    <section aria-labelledby="busy-calendar" className="flex flex-col gap-4 border-t pt-6">
      <h3 id="busy-calendar" className="font-semibold">
        Block your busy times
      </h3>
      <p className="leading-7">
        Buyers can&apos;t book showings when your calendar shows you&apos;re busy. We check it every
        hour and save only the busy times, not the event details. If a showing has a host, only the
        host&apos;s calendar is checked.
      </p>
      {isConnected ? <CalendarStatus calendar={calendar} /> : null}
      {isConnected ? <Buttons /> : null}
      <AddressForm isConnected={isConnected} />
      <h4 className="font-medium">Where to find the link</h4>
      <dl className="flex flex-col gap-2 leading-6">
        {PLACES.map(([name, how]) => (
          <div key={name}>
            <dt className="inline font-medium">{`${name}: `}</dt>
            <dd className="inline">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
