import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { SELLER_STATUS_LABELS } from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import { formatDayAndTime, formatTime } from "#lib/showings/when.ts";
import { formatCalendarDay } from "../hour-words.ts";
import type { OfferDeadline } from "./use-offer-deadlines.ts";

const pathOf = ({ id }: OfferDeadline) => `/pricing/offers?offer=${id}`;

const statusOf = ({ status }: OfferDeadline) => SELLER_STATUS_LABELS[status];

/** Shows when an offer expires in a list of showings, with a link to it. */
export function OfferDeadlineArticle({
  deadline,
  timeZone,
}: {
  deadline: OfferDeadline;
  timeZone: string;
}) {
  const { startsAt, price, turn } = deadline;
  const title = `Offer of ${formatMoney(price)} expires`;
  return (
    <article aria-label={title} className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base leading-6 font-semibold">{title}</h3>
          <p className="leading-6">
            <time dateTime={startsAt}>{formatDayAndTime(new Date(startsAt), timeZone)}</time>
          </p>
        </div>
        <Badge variant={turn === "seller" ? "lamp" : "neutral"}>{statusOf(deadline)}</Badge>
      </div>
      <div>
        <Button asChild size="sm" variant="outline">
          <Link href={pathOf(deadline)} aria-label={`Open offer of ${formatMoney(price)}`}>
            Open offer
          </Link>
        </Button>
      </div>
    </article>
  );
}

/** Shows when an offer expires in a day of the week. @param day `2026-12-05` */
export function OfferDeadlineEntry({
  deadline,
  day,
  timeZone,
}: {
  deadline: OfferDeadline;
  day: string;
  timeZone: string;
}) {
  const { startsAt, price } = deadline;
  return (
    <Link
      href={pathOf(deadline)}
      className="block rounded-md border border-input bg-secondary px-2 py-1.5 text-sm leading-5 wrap-anywhere hover:border-primary"
    >
      <span className="sr-only">{`${formatCalendarDay(day)}, `}</span>
      <span className="block font-medium">{formatTime(new Date(startsAt), timeZone)}</span>
      <span className="sr-only">, </span>
      {`Offer of ${formatMoney(price)} expires`}
      <span className="block text-muted-foreground">{statusOf(deadline)}</span>
    </Link>
  );
}
