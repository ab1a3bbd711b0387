"use client";

import type { ComponentProps } from "react";
import { useMarkRead } from "#components/data/use-mark-read.ts";
import { Button } from "#components/ui/button.tsx";
import type { NotificationsView } from "#lib/schemas/notifications.ts";
import { cn } from "#lib/utils.ts";

/**
 * Marks all as read, up to the newest that is on the screen. It keeps the focus when there is nothing
 * left to mark.
 */
export function MarkAllRead({
  newest,
  className,
  ...props
}: {
  /** The page of the newest ones, once it is there. */
  newest: NotificationsView | undefined;
} & ComponentProps<typeof Button>) {
  const { mutate: markRead, isPending } = useMarkRead();
  const first = newest?.notifications[0];
  const canMark = first !== undefined && newest !== undefined && newest.unread > 0 && !isPending;
  return (
    <Button
      aria-disabled={!canMark}
      onClick={() => {
        if (canMark) markRead({ upTo: first.id });
      }}
      className={cn("aria-disabled:opacity-50", className)}
      {...props}
    >
      Mark all as read
    </Button>
  );
}
