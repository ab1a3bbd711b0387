import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table.tsx";
import { TRAFFIC_FIGURES, TRAFFIC_SOURCES } from "#lib/fields/listing.ts";
import { formatCount, formatDate, formatNumber } from "#lib/format.ts";
import type { Details } from "./details.ts";

type Week = Details["weeks"][number];

const short = (day: string) => formatDate(day, { style: "short" });

/** Formats a span of days that breaks only in the middle in a narrow table. */
function Span({ from, to }: Week) {
  if (from === to) return <span className="whitespace-nowrap">{short(from)}</span>;
  return (
    <>
      <span className="whitespace-nowrap">{`${short(from)} to`}</span>{" "}
      <span className="whitespace-nowrap">{short(to)}</span>
    </>
  );
}

function compared(count: number, before: number): string {
  if (count === before) return "the same as";
  return count > before
    ? `${formatNumber(count - before)} more than`
    : `${formatNumber(before - count)} fewer than`;
}

/** Compares the last week with the one before, if both are complete. */
function describe([last, before]: readonly Week[]): string {
  if (!last || !before || before.days < last.days) {
    return "A comparison appears here after two full weeks.";
  }
  const [top] = last.sources;
  const most = top ? ` Top source: ${TRAFFIC_SOURCES[top.source].toLowerCase()}.` : "";
  const wrote =
    last.inquiries + before.inquiries === 0
      ? ""
      : ` Buyers sent ${formatCount(last.inquiries, "message", "messages")}, ${compared(last.inquiries, before.inquiries)} the previous 7 days.`;
  return `You had ${formatCount(last.people, "visitor", "visitors")} in the last 7 days, ${compared(last.people, before.people)} the previous 7 days.${most}${wrote}`;
}

export function Weeks({ weeks }: Pick<Details, "weeks">) {
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="traffic-by-week" className="flex flex-col gap-3">
      <h3 id="traffic-by-week" className="text-lg leading-7">
        By week
      </h3>
      <p className="max-w-prose leading-6">{describe(weeks)}</p>
      <Table aria-label="By week">
        <TableHeader>
          <TableRow>
            <TableHead className="pl-0">Week</TableHead>
            {TRAFFIC_FIGURES.map(({ key, label }) => (
              <TableHead key={key} className="text-right">
                {label}
              </TableHead>
            ))}
            <TableHead>Top source</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {weeks.map((week) => (
            <TableRow key={week.from}>
              <TableHead scope="row" className="pl-0 font-normal text-foreground">
                <Span {...week} />
              </TableHead>
              {TRAFFIC_FIGURES.map(({ key }) => (
                <TableCell key={key} className="py-2 text-right figures">
                  {formatNumber(week[key])}
                </TableCell>
              ))}
              <TableCell className="py-2 whitespace-nowrap">
                {week.sources[0]
                  ? `${TRAFFIC_SOURCES[week.sources[0].source]} (${formatNumber(week.sources[0].people)})`
                  : "No visitors"}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
