"use client";

import type { ComponentProps } from "react";
import { useMarkRead } from "#components/data/use-mark-read.ts";
import { Button } from "#components/ui/button.tsx";
import type { NotificationsView } from "#lib/schemas/notifications.ts";
import { cn } from "#lib/utils.ts";

/** Keeps the focus when nothing is left to mark. */
export function MarkAllRead({
  newest,
  className,
  ...props
}: {
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
