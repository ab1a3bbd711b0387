"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type NotificationFilter,
  notificationPages,
} from "#components/data/notification-queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { ShowOlder } from "#components/data/show-older.tsx";
import { useMarkRead } from "#components/data/use-mark-read.ts";
import { MarkAllRead } from "#components/layout/bell/mark-all-read.tsx";
import { NotificationRow } from "#components/layout/bell/notification-row.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { dateTimeFormat } from "#lib/date-time-format.ts";
import { byDay } from "./days.ts";

const NONE: Record<NotificationFilter, string> = {
  all: "No notifications yet. Messages, showing requests and account activity appear here.",
  unread: "You're all caught up.",
};

const timeIn = (timeZone: string, at: string) =>
  dateTimeFormat({ timeStyle: "short", timeZone }).format(new Date(at));

function NotificationList({ filter }: { filter: NotificationFilter }) {
  const query = useInfiniteQuery(notificationPages(filter));
  const { data, error, refetch } = query;
  const { mutate: markRead } = useMarkRead();
  const timeZone = useTimeZone();
  const list = useRef<HTMLDivElement>(null);
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];

  if (!data) {
    if (!error) return <LoadingCard />;
    return <ReadFailed what="your notifications" error={error} onRetry={() => void refetch()} />;
  }
  if (notifications.length === 0) return <EmptyState description={NONE[filter]} />;
  return (
    <div ref={list} className="flex flex-col gap-6">
      {byDay(notifications, timeZone, new Date()).map(({ day, title, notifications }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex flex-col gap-2">
          <h2 id={`day-${day}`} className="text-lg leading-7">
            {title}
          </h2>
          <ul aria-labelledby={`day-${day}`} className="rounded-xl border bg-card p-1.5">
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                when={timeIn(timeZone, notification.at)}
                onFollow={() => {
                  if (!notification.isRead) markRead({ notificationId: notification.id });
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowOlder
        query={query}
        list={list}
        count={notifications.length}
        what="notifications"
        className="self-center"
      />
    </div>
  );
}

function MarkEverythingRead() {
  const { data } = useInfiniteQuery(notificationPages("all"));
  const newest = data?.pages[0];
  if (!newest || newest.notifications.length === 0) return null;
  return <MarkAllRead newest={newest} variant="outline" />;
}

export function NotificationsScreen() {
  const [filter, setFilter] = useState<NotificationFilter>("all");
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader
        title="Notifications"
        description="Activity on your account in the last year."
        actions={<MarkEverythingRead />}
      />
      <SegmentedControl label="Show" value={filter} onValueChange={setFilter} className="max-w-60">
        <Segment value="all">All</Segment>
        <Segment value="unread">Unread</Segment>
      </SegmentedControl>
      <NotificationList filter={filter} />
    </div>
  );
}
