"use client";

import { SummaryRow } from "#components/ui/summary-row.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table.tsx";
import { scalePrices } from "#lib/dashboard/price-chart.ts";
import { isoOf } from "#lib/days.ts";
import { formatDate, formatMoney } from "#lib/format.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { dayIn } from "#lib/us/wall-clock.ts";

type Prices = Pick<DashboardView, "estimates" | "askingPrices" | "timeZone">;
type Point = { x: number; y: number };

const WIDTH = 640;
const HEIGHT = 220;
const BOX = { left: 10, right: WIDTH - 10, top: 30, bottom: HEIGHT - 34 };

const short = (day: string) => formatDate(day, { style: "short" });
const corners = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

function describe({ estimates, askingPrices }: Prices): string {
  const [estimate, price] = [estimates.at(-1), askingPrices.at(-1)];
  return [
    price &&
      `Your asking price has been ${formatMoney(price.price)} since ${formatDate(price.day)}.`,
    estimate &&
      `The estimate from ${formatDate(estimate.day)} is ${formatMoney(estimate.value)}, with a range of ${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function Drawing(prices: Prices & { today: string }) {
  const placed = scalePrices(prices, prices.today, BOX);
  if (!placed) return null;
  const { estimates, asked, least, most, first, last } = placed;
  const range = [
    ...estimates.map(({ x, high }) => ({ x, y: high })),
    ...estimates.toReversed().map(({ x, low }) => ({ x, y: low })),
  ];
  const labels = "fill-muted-foreground text-[15px] max-sm:text-[26px]";
  return (
    <svg
      role="img"
      aria-label={`${describe(prices)} See the table below for every figure.`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-2xl forced-color-adjust-none"
    >
      <polygon points={corners(range)} fill="var(--primary)" fillOpacity={0.18} />
      <polyline points={corners(estimates)} fill="none" stroke="var(--primary)" strokeWidth={2.5} />
      {estimates.map(({ day, x, y, low, high }) => (
        <g key={day} stroke="var(--primary)" strokeWidth={2}>
          <line x1={x} x2={x} y1={low} y2={high} strokeOpacity={0.5} />
          <circle cx={x} cy={y} r={5} fill="var(--card)" />
        </g>
      ))}
      <polyline
        points={corners(asked)}
        fill="none"
        stroke="var(--lamp)"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <g aria-hidden>
        <text x={0} y={18} className={labels}>
          {`${formatMoney(least)} to ${formatMoney(most)}`}
        </text>
        <text x={0} y={HEIGHT - 6} className={labels}>
          {short(isoOf(first))}
        </text>
        <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className={labels}>
          {short(isoOf(last))}
        </text>
      </g>
    </svg>
  );
}

function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm leading-5">
      <li className="flex items-center gap-2">
        <span className="h-1 w-4 rounded-full bg-lamp forced-color-adjust-none" />
        Asking price
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-full border-2 border-primary forced-color-adjust-none" />
        Estimate
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-primary/20 forced-color-adjust-none" />
        Estimate range
      </li>
    </ul>
  );
}

function rowsOf({ estimates, askingPrices }: Prices) {
  const asked = askingPrices.map(({ day, price }) => ({
    ...{ day, what: "Asking price", amount: price, range: null },
  }));
  const estimated = estimates.map(({ day, value, low, high }) => ({
    ...{ day, what: "Estimate", amount: value },
    range: `${formatMoney(low)} to ${formatMoney(high)}`,
  }));
  return [...asked, ...estimated].toSorted((a, b) => b.day.localeCompare(a.day));
}

function PriceTable(prices: Prices) {
  return (
    <Table aria-label="Prices and estimates">
      <TableHeader>
        <TableRow>
          <TableHead className="pl-0">Date</TableHead>
          <TableHead>Type</TableHead>
          <TableHead className="pr-0 text-right">Amount</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rowsOf(prices).map(({ day, what, amount, range }, index) => (
          <TableRow key={`${day} ${what} ${index}`}>
            <TableHead scope="row" className="pl-0 font-normal whitespace-nowrap text-foreground">
              {short(day)}
            </TableHead>
            <TableCell className="py-2 whitespace-nowrap">{what}</TableCell>
            <TableCell className="py-2 pr-0 text-right figures">
              {formatMoney(amount)}
              {range ? <span className="block text-sm text-muted-foreground">{range}</span> : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function PriceChart({ view }: { view: Prices }) {
  if (view.estimates.length + view.askingPrices.length === 0) {
    return (
      <p className="max-w-prose leading-6 text-muted-foreground">
        You don&apos;t have an estimate or asking price yet.
      </p>
    );
  }
  const today = dayIn(view.timeZone, new Date());
  // One day alone makes no chart.
  const isMoving = [...view.estimates, ...view.askingPrices].some(({ day }) => day !== today);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose leading-6">{describe(view)}</p>
      {isMoving ? (
        <>
          <Drawing {...view} today={today} />
          <Legend />
        </>
      ) : null}
      <details>
        <SummaryRow className="font-medium">Show as a table</SummaryRow>
        <PriceTable {...view} />
      </details>
    </div>
  );
}
