import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import type { InquiryState } from "#lib/fields/listing.ts";
import { formatMoment } from "#lib/format.ts";
import { conversationPath } from "#lib/routes.ts";
import type { InquiryView } from "#lib/schemas/inquiries.ts";
import { cn } from "#lib/utils.ts";
import { InquiryActions } from "./inquiry-actions.tsx";
import { InquiryBadges } from "./inquiry-badges.tsx";

/** A conversation in the list, with its last message. */
export function InquiryItem({
  inquiry,
  timeZone,
  isNext,
  ...actions
}: {
  inquiry: InquiryView;
  timeZone: string;
  /** Whether it is the one to answer first. */
  isNext: boolean;
  isMoving: boolean;
  onMove: (state: InquiryState) => void;
  onDelete: () => void;
}) {
  const { id, name, lastText, lastSender, lastAt, isUnread } = inquiry;
  return (
    <article aria-label={`Message from ${name}`} className="flex flex-col gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3
            className={cn(
              "text-base leading-6 wrap-anywhere",
              isUnread ? "font-semibold" : "font-medium",
            )}
          >
            {isUnread ? (
              <span
                role="img"
                aria-label="Unread"
                className="mr-2 inline-block size-2.5 rounded-full bg-primary forced-color-adjust-none"
              />
            ) : null}
            {name}
          </h3>
          <p className="text-sm leading-5 text-muted-foreground">
            {formatMoment(lastAt, timeZone)}
            {lastSender === "seller" ? " · Your reply" : null}
          </p>
        </div>
        <InquiryBadges {...inquiry} />
      </div>
      <p className="line-clamp-3 max-w-prose leading-7 wrap-anywhere whitespace-pre-line">
        {lastText}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant={isNext ? "primary" : "outline"}>
          <Link href={conversationPath(id)} aria-label={`Read and reply: message from ${name}`}>
            Read and reply
          </Link>
        </Button>
        <InquiryActions inquiry={inquiry} {...actions} />
      </div>
    </article>
  );
}
