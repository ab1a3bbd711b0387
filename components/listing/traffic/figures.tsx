import { TRAFFIC_FIGURES } from "#lib/fields/listing.ts";
import { formatNumber } from "#lib/format.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";

export function Figures({ totals }: { totals: TrafficView["totals"] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      {TRAFFIC_FIGURES.map(({ key, label }) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
          <dd className="font-display text-2xl leading-8 figures">{formatNumber(totals[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
