import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { TRAFFIC_FIGURES } from "#lib/fields/listing.ts";
import { formatCount, formatDate, formatNumber } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Figures = NonNullable<DashboardView["numbers"]>;

const describeLately = ({ views, people, inquiries }: NonNullable<Figures["lately"]>) =>
  `In the last 14 days: ${formatCount(views, "view", "views")} by ${formatCount(people, "person", "people")}, ${formatCount(inquiries, "inquiry", "inquiries")}.`;

/** How many have looked at the public page, and what they did. */
export function Numbers({ numbers }: { numbers: Figures | null }) {
  if (!numbers) {
    return (
      <p className="max-w-prose leading-6 text-muted-foreground">
        Buyers have not seen it yet. Once it is public, you see here how many look at it.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-md leading-6 text-muted-foreground">
        Counted since {formatDate(numbers.since)}, without robots and whoever is signed in here.
      </p>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {TRAFFIC_FIGURES.map(({ key, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
            <dd className="font-display text-2xl leading-8 figures">
              {formatNumber(numbers[key])}
            </dd>
          </div>
        ))}
      </dl>
      {numbers.lately ? <p className="leading-6">{describeLately(numbers.lately)}</p> : null}
      <Button asChild variant="outline" className="self-start">
        <Link href="/online-listing#traffic">See the details</Link>
      </Button>
    </div>
  );
}
