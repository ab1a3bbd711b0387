import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import { formatTime } from "#lib/showings/when.ts";
import { hoursOf, formatCalendarDay } from "../hour-words.ts";

const CARD = "#open-houses";

/** Shows an open house in a list of showings, with a link to its own card. */
export function OpenHouseArticle({
  openHouse,
  timeZone,
}: {
  openHouse: OpenHouseRecord;
  timeZone: string;
}) {
  const { startsAt, remarks, isPublic, isOver } = openHouse;
  return (
    <article aria-label="Open house" className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base leading-6 font-semibold">Open house</h3>
          <p className="leading-6">
            <time dateTime={startsAt}>{hoursOf(openHouse, timeZone)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isPublic ? null : <Badge variant="accent">By invitation</Badge>}
          {isOver ? <Badge>Completed</Badge> : null}
        </div>
      </div>
      {remarks ? <p className="max-w-prose leading-7 wrap-anywhere">{remarks}</p> : null}
      <div>
        <Button asChild size="sm" variant="outline">
          <a href={CARD}>Go to open houses</a>
        </Button>
      </div>
    </article>
  );
}

/** Shows an open house in a day of the week. @param day `2026-12-05` */
export function OpenHouseEntry({
  openHouse: { startsAt, endsAt, isPublic },
  day,
  timeZone,
}: {
  openHouse: OpenHouseRecord;
  day: string;
  timeZone: string;
}) {
  return (
    <a
      href={CARD}
      className="block rounded-md border border-input bg-accent px-2 py-1.5 text-sm leading-5 wrap-anywhere text-accent-foreground hover:underline"
    >
      <span className="sr-only">{`${formatCalendarDay(day)}, `}</span>
      <span className="block font-medium">
        {`${formatTime(new Date(startsAt), timeZone)} to ${formatTime(new Date(endsAt), timeZone)}`}
      </span>
      <span className="sr-only">, </span>
      Open house
      {isPublic ? null : <span className="block">By invitation</span>}
    </a>
  );
}
