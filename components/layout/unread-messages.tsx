"use client";

import { useUnreadInquiries } from "#components/data/use-unread-inquiries.ts";
import { formatCount } from "#lib/format.ts";
import { cn } from "#lib/utils.ts";

const MAX_SHOWN = 99;

/** The number of unread conversations beside a link to them; nothing without any. */
export function UnreadMessages({ className }: { className?: string }) {
  const unread = useUnreadInquiries();
  if (unread === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={cn(
          "min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-semibold figures text-primary-foreground",
          className,
        )}
      >
        {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
      </span>
      <span className="sr-only">{`, ${formatCount(unread, "unread message", "unread messages")}`}</span>
    </>
  );
}
