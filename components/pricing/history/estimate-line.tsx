import { formatDate, formatMoney } from "#lib/format.ts";
import type { EstimateOfDay } from "#lib/schemas/estimate-history.ts";
import { scaleLine } from "./line-scale.ts";

const WIDTH = 640;
const HEIGHT = 220;
const BOX = { left: 10, right: WIDTH - 10, top: 30, bottom: HEIGHT - 34 };

type Corner = readonly [x: number, y: number];

const corners = (list: readonly Corner[]) =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

function describeLine(points: readonly EstimateOfDay[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const describe = ({ day, value }: EstimateOfDay) => `${formatMoney(value)} on ${formatDate(day)}`;
  return `The estimate went from ${describe(first)} to ${describe(last)}. The table below lists every estimate.`;
}

/** Draws the estimates as points on a line within their ranges. Recalculated points are hollow. */
export function EstimateLine({ points }: { points: readonly EstimateOfDay[] }) {
  const { places, least, most } = scaleLine(points, BOX);
  const range: Corner[] = [
    ...places.map(({ x, high }) => [x, high] as const),
    ...places.toReversed().map(({ x, low }) => [x, low] as const),
  ];
  const labels = "fill-muted-foreground text-[15px] max-sm:text-[26px]";
  return (
    <svg
      role="img"
      aria-label={describeLine(points)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-2xl forced-color-adjust-none"
    >
      <polygon points={corners(range)} fill="var(--primary)" fillOpacity={0.18} />
      <polyline
        points={corners(places.map(({ x, y }) => [x, y]))}
        fill="none"
        stroke="var(--primary)"
        strokeWidth={2.5}
      />
      {places.map(({ x, y, day, wasShown }) => (
        <circle
          key={day}
          cx={x}
          cy={y}
          r={5}
          fill={wasShown ? "var(--lamp)" : "var(--card)"}
          stroke="var(--primary)"
          strokeWidth={2}
        />
      ))}
      <g aria-hidden>
        <text x={0} y={18} className={labels}>
          {`High ${formatMoney(most)}`}
        </text>
        <text x={0} y={HEIGHT - 6} className={labels}>
          {`Low ${formatMoney(least)}`}
        </text>
      </g>
    </svg>
  );
}
