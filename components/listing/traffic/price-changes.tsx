import { formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import type { Details } from "./details.ts";

const WEEK = 7;
const daysOf = (count: number) => (count === 1 ? "1 day" : `${count} days`);

function Comparison({ change }: { change: Details["priceChanges"][number] }) {
  const { daysBefore, daysAfter } = change;
  const shorter = Math.min(daysBefore, daysAfter);
  if (shorter === 0) {
    return <p className="leading-6">We need a full day before and after the change to compare.</p>;
  }
  const warning =
    shorter < WEEK ? " With less than a week on one side, the difference may be chance." : "";
  return (
    <>
      <p className="leading-6 figures">
        {`Page views per day: ${formatNumber(change.viewsBefore)} before, ${formatNumber(change.viewsAfter)} after. Visitors per day: ${formatNumber(change.peopleBefore)} before, ${formatNumber(change.peopleAfter)} after.`}
      </p>
      <p className="text-sm leading-5 text-muted-foreground">
        {`Based on ${daysOf(daysBefore)} before and ${daysOf(daysAfter)} after.${warning}`}
      </p>
    </>
  );
}

export function PriceChanges({ priceChanges }: Pick<Details, "priceChanges">) {
  if (priceChanges.length === 0) return null;
  return (
    <section aria-labelledby="traffic-prices" className="flex flex-col gap-3">
      <h3 id="traffic-prices" className="text-lg leading-7">
        Before and after a price change
      </h3>
      <ul className="flex flex-col gap-4">
        {priceChanges.map((change) => (
          <li key={`${change.day} ${change.price}`} className="flex flex-col gap-1.5">
            <p className="font-medium">
              {`${formatDate(change.day)}: from ${formatMoney(change.before)} to ${formatMoney(change.price)}`}
            </p>
            <Comparison change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
