"use client";

import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { formatMoment } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Events = DashboardView["lately"];

const SHOWN_AT_FIRST = 3;

function EventList({ events }: { events: Events }) {
  const timeZone = useTimeZone();
  return (
    <ul className="flex flex-col divide-y">
      {events.map(({ id, text, href, at }) => (
        <li key={id} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
          <p className="leading-6 wrap-anywhere">
            <Link href={href} className="rounded underline-offset-4 hover:underline">
              {text}
            </Link>
          </p>
          <time dateTime={at} className="text-sm text-muted-foreground">
            {formatMoment(at, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  );
}

export function RecentActivity({ events }: { events: Events }) {
  if (events.length === 0) {
    return (
      <p className="max-w-prose leading-6 text-muted-foreground">
        Activity on your account appears here.
      </p>
    );
  }
  const earlier = events.slice(SHOWN_AT_FIRST);
  return (
    <>
      <EventList events={events.slice(0, SHOWN_AT_FIRST)} />
      {earlier.length > 0 ? (
        <details className="mt-3 border-t">
          <SummaryRow className="font-medium">Show {earlier.length} more</SummaryRow>
          <EventList events={earlier} />
        </details>
      ) : null}
    </>
  );
}
