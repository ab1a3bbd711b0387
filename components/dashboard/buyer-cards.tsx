import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatCount, formatDate } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { cn } from "#lib/utils.ts";

type View = Pick<DashboardView, "messages" | "showings" | "timeZone">;

function BuyerCard({
  title,
  headline,
  text,
  action,
  href,
  isInToday,
}: {
  title: string;
  headline: string;
  text: string;
  action: string;
  href: string;
  /** Whether Today says the same, which is enough on a phone. */
  isInToday: boolean;
}) {
  return (
    <div className={cn("grid", isInToday && "max-md:hidden")}>
      <TitledCard title={title} className="flex flex-col items-start gap-4">
        <div>
          <p className="font-display text-xl leading-7">{headline}</p>
          <p className="mt-1 leading-6 text-muted-foreground">{text}</p>
        </div>
        <Button asChild variant="outline">
          <Link href={href}>{action}</Link>
        </Button>
      </TitledCard>
    </div>
  );
}

function messagesText({ unread, lastAt }: NonNullable<View["messages"]>, timeZone: string) {
  if (!lastAt) return "Messages from buyers appear here.";
  const latest = `The latest came on ${formatDate(lastAt, { style: "short", timeZone })}.`;
  return unread > 0 ? `${unread} unread. ${latest}` : latest;
}

/** What buyers wait for: messages and showings. */
export function BuyerCards({ messages, showings, timeZone }: View) {
  if (!messages || !showings) return null;
  const areInToday = messages.waiting > 0 && showings.waiting > 0;
  return (
    <div className={cn("grid gap-6 md:grid-cols-2", areInToday && "max-md:hidden")}>
      <BuyerCard
        title="Messages"
        headline={
          messages.waiting === 0
            ? "No messages to answer"
            : `${formatCount(messages.waiting, "message", "messages")} to answer`
        }
        text={messagesText(messages, timeZone)}
        action="View messages"
        href="/online-listing/messages"
        isInToday={messages.waiting > 0}
      />
      <BuyerCard
        title="Showings"
        headline={
          showings.waiting === 0
            ? "No requests to answer"
            : `${formatCount(showings.waiting, "request", "requests")} to answer`
        }
        text={
          showings.nextAt
            ? `The next showing is on ${formatDayAndTime(new Date(showings.nextAt), timeZone)}.`
            : "No showings scheduled."
        }
        action="View showings"
        href="/scheduling"
        isInToday={showings.waiting > 0}
      />
    </div>
  );
}
