"use client";

import { Bell as BellIcon } from "lucide";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { MAX_COUNTED } from "#lib/fields/notifications.ts";
import { useUnread } from "./use-unread.ts";

const NewNotifications = loadOnOpening(
  async () => (await import("./new-notifications.tsx")).NewNotifications,
);

export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { unread, news } = useUnread();
  const count = unread < MAX_COUNTED ? String(unread) : `${MAX_COUNTED - 1}+`;
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        size="icon"
        aria-label={unread > 0 ? `Notifications, ${count} unread` : "Notifications"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NewNotifications.preload}
        onFocus={NewNotifications.preload}
        onClick={() => setOpen(!isOpen)}
        className="relative aria-expanded:bg-secondary"
      >
        <Icon node={BellIcon} className="size-5" />
        {unread > 0 ? (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-primary px-1 text-[0.6875rem] leading-4.5 font-semibold figures text-primary-foreground"
          >
            {count}
          </span>
        ) : null}
      </Button>
      <span role="status" className="sr-only">
        {news}
      </span>
      <NewNotifications open={isOpen} onClose={() => setOpen(false)} trigger={trigger} />
    </>
  );
}
