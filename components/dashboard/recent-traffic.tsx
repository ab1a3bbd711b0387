import { formatCount, formatDate, formatNumber } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";

type Recent = NonNullable<NonNullable<DashboardView["numbers"]>["lately"]>;
type Days = NonNullable<Recent["days"]>;

const short = (day: string) => formatDate(day, { style: "short" });

const describe = ({ day, views, people }: Days[number]) =>
  `${short(day)}: ${formatCount(views, "page view", "page views")}, ${formatCount(people, "visitor", "visitors")}`;

/** Draws a bar with its number for each day's page views. */
export function RecentTraffic({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm leading-5 text-muted-foreground">
        Page views per day
      </figcaption>
      <ol className="flex h-36 items-end gap-1">
        {days.map((day) => (
          <li key={day.day} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span className="sr-only">{describe(day)}</span>
            <span
              aria-hidden
              className="text-center text-xs leading-5 figures text-muted-foreground"
            >
              {formatNumber(day.views)}
            </span>
            <span
              aria-hidden
              className="min-h-0.5 w-full rounded-t bg-primary forced-color-adjust-none"
              style={{ height: `${(day.views / most) * 80}%` }}
            />
          </li>
        ))}
      </ol>
      <div aria-hidden className="flex justify-between text-sm leading-5 text-muted-foreground">
        <span>{short(days[0]?.day ?? "")}</span>
        <span>{short(days.at(-1)?.day ?? "")}</span>
      </div>
    </figure>
  );
}
