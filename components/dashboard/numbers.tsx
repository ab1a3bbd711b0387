import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatDate, formatNumber } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Figures = NonNullable<DashboardView["numbers"]>;

const FIGURES = [
  { key: "views", label: "Views" },
  { key: "people", label: "People" },
  { key: "photosOpened", label: "Photographs opened" },
  { key: "inquiries", label: "Inquiries" },
  { key: "showings", label: "Showings asked for" },
] as const satisfies readonly { key: keyof Figures; label: string }[];

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const describeLately = ({ views, people, inquiries }: NonNullable<Figures["lately"]>) =>
  `In the last 14 days: ${plural(views, "view", "views")} by ${plural(people, "person", "people")}, ${plural(inquiries, "inquiry", "inquiries")}.`;

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
      <p className="text-[0.9375rem] leading-6 text-muted-foreground">
        Counted since {formatDate(numbers.since)}, without robots and whoever is signed in here.
      </p>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {FIGURES.map(({ key, label }) => (
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
