import { TitledCard } from "#components/ui/card.tsx";
import { formatMoney, orNotAvailable } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { cn } from "#lib/utils.ts";
import { Fact } from "./fact.tsx";
import { scaleRange, type RangeScale } from "./range-scale.ts";

// Aligns the bounds with the ends of the drawn range: scaleRange leaves 0.3 of 1.6 on either side.
const UNDER_RANGE = "sm:px-[18.75%]";

const percent = (value: number) => `${value}%`;

function describeRange({ low, high, estimate }: ValuationView): string {
  const range = `from ${orNotAvailable(low, formatMoney)} to ${orNotAvailable(high, formatMoney)}`;
  return estimate === null
    ? `The value range is ${range}.`
    : `The estimate is ${formatMoney(estimate)}, with a range ${range}.`;
}

function RangeLine({ scale }: { scale: RangeScale }) {
  return (
    <div className="relative h-14 forced-color-adjust-none">
      <div className="absolute inset-x-0 top-5 h-3 rounded-full bg-secondary" />
      <div
        className="absolute top-5 h-3 rounded-full bg-primary/35"
        style={{ left: percent(scale.low), right: percent(100 - scale.high) }}
      />
      {scale.prices.map((price, index) => (
        <div
          key={index}
          className="absolute top-10.5 size-2 -translate-x-1/2 rounded-full bg-muted-foreground/60"
          style={{ left: percent(price) }}
        />
      ))}
      {scale.estimate === null ? null : (
        <div
          className="absolute top-3.5 size-6 -translate-x-1/2 rounded-full border-4 border-card bg-lamp shadow-raised ring-2 ring-lamp-foreground/70"
          style={{ left: percent(scale.estimate) }}
        />
      )}
    </div>
  );
}

function Legend({ hasEstimate, hasPrices }: { hasEstimate: boolean; hasPrices: boolean }) {
  const item = "flex items-center gap-2";
  return (
    <ul
      aria-hidden
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm leading-5 text-muted-foreground"
    >
      {hasEstimate ? (
        <li className={item}>
          <span className="size-3 rounded-full bg-lamp ring-1 ring-lamp-foreground/70 forced-color-adjust-none" />
          Estimate
        </li>
      ) : null}
      <li className={item}>
        <span className="h-2 w-5 rounded-full bg-primary/35 forced-color-adjust-none" />
        Range
      </li>
      {hasPrices ? (
        <li className={item}>
          <span className="size-2 rounded-full bg-muted-foreground/60 forced-color-adjust-none" />
          Comparable sales, adjusted to your home
        </li>
      ) : null}
    </ul>
  );
}

export function ValueRange({ valuation }: { valuation: ValuationView }) {
  const { low, high } = valuation;
  const counted = (valuation.comparables ?? []).filter(({ isLeftOut }) => !isLeftOut);
  const prices = counted
    .map(({ adjustedPrice }) => adjustedPrice)
    .filter((price) => price !== null);
  const scale = scaleRange(valuation, prices);
  return (
    <TitledCard title="Value Range" className="flex flex-col gap-4 pt-3 sm:pt-3">
      {scale ? (
        <div role="img" aria-label={describeRange(valuation)}>
          <RangeLine scale={scale} />
        </div>
      ) : null}
      <dl className={cn("flex flex-wrap justify-between gap-x-8 gap-y-4", scale && UNDER_RANGE)}>
        <Fact label="Low Estimate" value={orNotAvailable(low, formatMoney)} />
        <Fact
          label="High Estimate"
          value={orNotAvailable(high, formatMoney)}
          className="sm:text-right"
        />
      </dl>
      {scale ? (
        <Legend hasEstimate={scale.estimate !== null} hasPrices={scale.prices.length > 0} />
      ) : null}
    </TitledCard>
  );
}
