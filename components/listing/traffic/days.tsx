import { SummaryRow } from "#components/ui/summary-row.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table.tsx";
import { TRAFFIC_FIGURES } from "#lib/fields/listing.ts";
import { formatDate, formatNumber } from "#lib/format.ts";
import { DAYS_DRAWN, DaysDrawn } from "./days-drawn.tsx";
import type { Details } from "./details.ts";

function Legend({ hasPriceChanges }: { hasPriceChanges: boolean }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm leading-5">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-primary forced-color-adjust-none" />
        Page views
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-lamp forced-color-adjust-none" />
        Visitors
      </li>
      {hasPriceChanges ? (
        <li className="flex items-center gap-2">
          <span className="h-3 border-l-2 border-dashed border-foreground" />
          Price change
        </li>
      ) : null}
    </ul>
  );
}

function DayTable({ days }: { days: Details["days"] }) {
  return (
    <Table aria-label="By day">
      <TableHeader>
        <TableRow>
          <TableHead className="pl-0">Day</TableHead>
          {TRAFFIC_FIGURES.map(({ key, label }) => (
            <TableHead key={key} className="text-right">
              {label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.day}>
            <TableHead scope="row" className="pl-0 font-normal whitespace-nowrap text-foreground">
              {formatDate(day.day, { style: "short" })}
            </TableHead>
            {TRAFFIC_FIGURES.map(({ key }) => (
              <TableCell key={key} className="py-2 text-right figures">
                {formatNumber(day[key])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function Days({ days, priceChanges }: Pick<Details, "days" | "priceChanges">) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="traffic-by-day" className="flex flex-col gap-3">
      <h3 id="traffic-by-day" className="text-lg leading-7">
        By day
      </h3>
      {days.length > 1 ? (
        <>
          <DaysDrawn days={days} priceChanges={priceChanges} />
          <Legend hasPriceChanges={priceChanges.length > 0} />
        </>
      ) : (
        <p>A chart appears here after the second day.</p>
      )}
      {days.length > DAYS_DRAWN ? (
        <p className="text-sm leading-5 text-muted-foreground">
          {`The chart shows the last ${DAYS_DRAWN} days.`}
        </p>
      ) : null}
      <details>
        <SummaryRow className="font-medium">Daily numbers</SummaryRow>
        <DayTable days={days} />
      </details>
    </section>
  );
}
