import { formatCount, formatNumber } from "#lib/format.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";

/** Formats a rate as "1 for every 107 visitors"; empty if there is none. */
function rate(count: number, people: number): string {
  if (count === 0 || people < count) return "";
  return `, 1 for every ${formatCount(Math.round(people / count), "visitor", "visitors")}`;
}

/** Shows how many visitors sent an inquiry or requested a showing. */
export function Outcome({
  totals: { people, inquiries, showings },
  showingsHeld,
}: {
  totals: TrafficView["totals"];
  showingsHeld: number;
}) {
  return (
    <section aria-labelledby="traffic-outcome" className="flex flex-col gap-3">
      <h3 id="traffic-outcome" className="text-lg leading-7">
        From view to showing
      </h3>
      <ol className="flex list-decimal flex-col gap-1 pl-5 leading-6 figures">
        <li>{formatCount(people, "visitor", "visitors")}</li>
        <li>{`${formatCount(inquiries, "message", "messages")}${rate(inquiries, people)}`}</li>
        <li>{`${formatCount(showings, "showing request", "showing requests")}${rate(showings, people)}`}</li>
        {showings > 0 ? <li>{`${formatNumber(showingsHeld)} attended`}</li> : null}
      </ol>
      <p className="max-w-prose text-sm leading-5 text-muted-foreground">
        Visitors who come back on another day count again. Attendance is what you record in
        Scheduling after a showing.
      </p>
    </section>
  );
}
