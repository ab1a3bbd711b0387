"use client";

import { formatArea, formatDate, formatMoney, orNotAvailable } from "#lib/format.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { Fact, FactCard } from "./fact.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";

export function DetailCards({ valuation }: { valuation: ValuationView }) {
  const timeZone = useTimeZone();
  const { owner, propertySize, lotSize, lastSalePrice, lastSaleDate } = valuation;
  const { estimateDate, retrievedAt } = valuation;
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <FactCard title="Property Details">
        <Fact label="Owner" value={orNotAvailable(owner, String)} />
        <Fact label="Property Size" value={orNotAvailable(propertySize, formatArea)} />
        <Fact label="Lot Size" value={orNotAvailable(lotSize, formatArea)} />
      </FactCard>
      <FactCard title="Sales History">
        <Fact label="Last Sale Price" value={orNotAvailable(lastSalePrice, formatMoney)} />
        <Fact label="Last Sale Date" value={orNotAvailable(lastSaleDate, formatDate)} />
      </FactCard>
      <FactCard title="Data Information" className="sm:max-lg:col-span-2">
        <Fact label="Estimate Date" value={orNotAvailable(estimateDate, formatDate)} />
        <Fact
          label="Data Retrieved"
          value={orNotAvailable(retrievedAt, (moment) => formatDate(moment, { timeZone }))}
        />
      </FactCard>
    </div>
  );
}
