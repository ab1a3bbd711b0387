import { formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import type { Details } from "./details.ts";

const WEEK = 7;
const daysOf = (count: number) => (count === 1 ? "1 day" : `${count} days`);

function Comparison({ change }: { change: Details["priceChanges"][number] }) {
  const { daysBefore, daysAfter } = change;
  const shorter = Math.min(daysBefore, daysAfter);
  if (shorter === 0) {
    return <p className="leading-6">There is no whole day on both sides to compare yet.</p>;
  }
  const warning =
    shorter < WEEK ? " Less than a week on one side is too little to tell chance from effect." : "";
  return (
    <>
      <p className="leading-6 figures">
        {`Views a day: ${formatNumber(change.viewsBefore)} before, ${formatNumber(change.viewsAfter)} after. People a day: ${formatNumber(change.peopleBefore)} before, ${formatNumber(change.peopleAfter)} after.`}
      </p>
      <p className="text-sm leading-5 text-muted-foreground">
        {`Of ${daysOf(daysBefore)} before and ${daysOf(daysAfter)} after.${warning}`}
      </p>
    </>
  );
}

/** Views and people a day before and after each change of the price. */
export function PriceChanges({ priceChanges }: Pick<Details, "priceChanges">) {
  if (priceChanges.length === 0) return null;
  return (
    <section aria-labelledby="traffic-prices" className="flex flex-col gap-3">
      <h3 id="traffic-prices" className="text-lg leading-7">
        Before and After a Change of the Price
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
