import { formatCount, formatDate, formatNumber } from "#lib/format.ts";
import type { Details } from "./details.ts";

const WIDTH = 640;
const HEIGHT = 220;
const TOP = 30;
const BOTTOM = HEIGHT - 34;

/** More bars would be too thin to see. */
export const DAYS_DRAWN = 90;

function describe(days: Details["days"]): string {
  const [first, last] = [days[0], days.at(-1)];
  const best = days.reduce((most, day) => (day.views > most.views ? day : most));
  const views = days.reduce((sum, day) => sum + day.views, 0);
  return `${formatCount(views, "page view", "page views")} from ${formatDate(first?.day ?? "")} to ${formatDate(last?.day ?? "")}. Busiest day: ${formatDate(best.day)}, with ${formatCount(best.views, "page view", "page views")} from ${formatCount(best.people, "visitor", "visitors")}. The table below has every day.`;
}

/**
 * Draws a bar for each day's page views with a thinner one for its visitors, and a line at each
 * price change.
 */
export function DaysDrawn({ days, priceChanges }: Pick<Details, "days" | "priceChanges">) {
  const drawn = days.slice(-DAYS_DRAWN);
  const most = Math.max(1, ...drawn.map(({ views, people }) => Math.max(views, people)));
  const step = WIDTH / drawn.length;
  const width = Math.min(step * 0.8, 32);
  const heightOf = (count: number) => (count / most) * (BOTTOM - TOP);
  const changed = new Set(priceChanges.map(({ day }) => day));
  const labels = "fill-muted-foreground text-[15px] max-sm:text-[26px]";
  const bar = (index: number, count: number, width: number, fill: string) => (
    <rect
      x={index * step + (step - width) / 2}
      y={BOTTOM - heightOf(count)}
      width={width}
      height={heightOf(count)}
      fill={fill}
    />
  );
  return (
    <svg
      role="img"
      aria-label={describe(drawn)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-2xl forced-color-adjust-none"
    >
      {drawn.map(({ day, views, people }, index) => (
        <g key={day}>
          {bar(index, views, width, "var(--primary)")}
          {bar(index, people, width / 2, "var(--lamp)")}
          {changed.has(day) ? (
            <line
              x1={index * step}
              x2={index * step}
              y1={TOP - 6}
              y2={BOTTOM}
              stroke="var(--foreground)"
              strokeWidth={2}
              strokeDasharray="4 4"
            />
          ) : null}
        </g>
      ))}
      <line x1={0} x2={WIDTH} y1={BOTTOM} y2={BOTTOM} stroke="var(--input)" strokeWidth={1.5} />
      <g aria-hidden>
        <text x={0} y={18} className={labels}>
          {`Up to ${formatNumber(most)} per day`}
        </text>
        <text x={0} y={HEIGHT - 6} className={labels}>
          {formatDate(drawn[0]?.day ?? "", { style: "short" })}
        </text>
        <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className={labels}>
          {formatDate(drawn.at(-1)?.day ?? "", { style: "short" })}
        </text>
      </g>
    </svg>
  );
}
