import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { TRAFFIC_FIGURES } from "#lib/fields/listing.ts";
import { formatCount, formatDate, formatNumber } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { RecentTraffic } from "./recent-traffic.tsx";

type Figures = NonNullable<DashboardView["numbers"]>;

const describeRecent = ({ views, people, inquiries }: NonNullable<Figures["lately"]>) =>
  `Last 14 days: ${formatCount(views, "page view", "page views")} by ${formatCount(people, "visitor", "visitors")}, ${formatCount(inquiries, "message", "messages")}.`;

export function Numbers({ numbers }: { numbers: Figures }) {
  const days = numbers.lately?.days ?? [];
  return (
    <div className="flex flex-col gap-5">
      <p className="text-md leading-6 text-muted-foreground">
        Since {formatDate(numbers.since)}. Excludes bots and people logged in to Porchlight.
      </p>
      <dl className="grid grid-cols-3 gap-4 sm:grid-cols-5">
        {TRAFFIC_FIGURES.map(({ key, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
            <dd className="font-display text-2xl leading-8 figures">
              {formatNumber(numbers[key])}
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 1 ? <RecentTraffic days={days} /> : null}
      {numbers.lately ? <p className="leading-6">{describeRecent(numbers.lately)}</p> : null}
      <Button asChild variant="outline" className="self-start">
        <Link href="/online-listing/traffic">View listing traffic</Link>
      </Button>
    </div>
  );
}
