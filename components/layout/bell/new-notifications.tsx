"use client";

import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { newestNotifications } from "#components/data/notification-queries.ts";
import { useMarkRead } from "#components/data/use-mark-read.ts";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { Popover } from "#components/ui/popover.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { errorMessage } from "#lib/api/client.ts";
import { SEE_ALL_NOTIFICATIONS } from "#lib/fields/notifications.ts";
import { formatMoment } from "#lib/format.ts";
import { MarkAllRead } from "./mark-all-read.tsx";
import { NotificationRow } from "./notification-row.tsx";

const SHOWN = 8;
const FAILED = "We couldn&apos;t load your notifications. Please try again.";

function Newest({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(newestNotifications);
  const { mutate: markRead } = useMarkRead();
  const timeZone = useTimeZone();
  if (!data) {
    if (!error) return <LoadingLines className="px-4 py-3" />;
    return (
      <div role="alert" className="flex flex-col items-start gap-3 px-4 py-3">
        {errorMessage(error, FAILED)}
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data.notifications.length === 0) {
    return (
      <Words>
        No notifications yet. Messages, completed steps and changes by others appear here.
      </Words>
    );
  }
  return (
    <ul aria-label="Latest notifications" className="overflow-y-auto p-1.5">
      {data.notifications.slice(0, SHOWN).map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          when={formatMoment(notification.at, timeZone)}
          onFollow={() => {
            onClose();
            if (!notification.isRead) markRead({ notificationId: notification.id });
          }}
        />
      ))}
    </ul>
  );
}

function Words({ role, children }: { role?: "status"; children: string }) {
  return (
    <p role={role} className="px-4 py-3 text-muted-foreground">
      {children}
    </p>
  );
}

function MarkNewestRead() {
  const { data } = useQuery(newestNotifications);
  return <MarkAllRead newest={data} variant="link" size="inline" className="text-sm" />;
}

export function NewNotifications({
  open,
  onClose,
  trigger,
}: {
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
}) {
  return (
    <Popover
      label="Notifications"
      open={open}
      onClose={onClose}
      trigger={trigger}
      className="flex max-h-[min(34rem,var(--radix-popover-content-available-height))] w-96 flex-col"
    >
      <div className="flex items-baseline justify-between gap-4 border-b px-4 py-3">
        <h2 className="font-display text-lg leading-6">Notifications</h2>
        <MarkNewestRead />
      </div>
      <Newest onClose={onClose} />
      <div className="border-t px-4 py-2.5">
        <Link
          href="/notifications"
          onClick={onClose}
          className="text-sm font-medium text-primary underline underline-offset-4"
        >
          {SEE_ALL_NOTIFICATIONS}
        </Link>
      </div>
    </Popover>
  );
}
