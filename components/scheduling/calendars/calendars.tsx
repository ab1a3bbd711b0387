"use client";

import { useQuery } from "@tanstack/react-query";
import { busyCalendar, calendarFeed } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { BusyCalendar } from "./busy-calendar.tsx";
import { Feed } from "./feed.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";

export function Calendars() {
  const feed = useQuery(calendarFeed);
  const busy = useQuery(busyCalendar);
  const error = feed.error ?? busy.error;
  const retry = () => {
    void feed.refetch();
    void busy.refetch();
  };
  if (feed.data && busy.data) {
    return (
      <div className="flex flex-col gap-8">
        <Feed feed={feed.data} />
        <BusyCalendar calendar={busy.data} />
      </div>
    );
  }
  return error ? (
    <ReadFailed what="your calendars" error={error} onRetry={retry} />
  ) : (
    <LoadingLines />
  );
}
