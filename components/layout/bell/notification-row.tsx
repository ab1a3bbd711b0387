import { Link } from "#components/ui/link.tsx";
import type { NotificationView } from "#lib/schemas/notifications.ts";
import { cn } from "#lib/utils.ts";

/** @param when the time in words */
export function NotificationRow({
  notification: { text, href, at, isRead },
  when,
  onFollow,
}: {
  notification: NotificationView;
  when: string;
  onFollow: () => void;
}) {
  return (
    <li>
      <Link
        href={href}
        onClick={onFollow}
        data-item
        className="flex gap-3 rounded-lg px-3 py-2.5 -outline-offset-2 hover:bg-secondary"
      >
        <span
          aria-hidden
          className={cn(
            "mt-2 size-2 shrink-0 rounded-full",
            isRead ? "bg-transparent" : "bg-primary",
          )}
        />
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className={cn("leading-6 wrap-anywhere", !isRead && "font-medium")}>
            {isRead ? null : <span className="sr-only">Unread: </span>}
            {text}
          </span>
          <time dateTime={at} className="text-sm text-muted-foreground">
            {when}
          </time>
        </span>
      </Link>
    </li>
  );
}
