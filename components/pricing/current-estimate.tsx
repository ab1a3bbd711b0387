"use client";

import { useQuery } from "@tanstack/react-query";
import { lastSale as lastSaleQuery, ownSales as ownSalesQuery } from "#components/data/queries.ts";
import { TitledCard } from "#components/ui/card.tsx";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { CurrentValuation } from "./current-valuation.tsx";
import { hasPrices } from "./has-prices.ts";
import { NoPricing } from "./no-pricing.tsx";
import { OwnEstimate } from "./own-sales/own-estimate.tsx";

/** Shows the best estimate of what the home is worth. */
export function CurrentEstimate({ valuation }: { valuation: ValuationView }) {
  const { data: own } = useQuery(ownSalesQuery);
  const { data: last } = useQuery(lastSaleQuery);
  if (hasPrices(valuation)) return <CurrentValuation valuation={valuation} />;
  if (own?.estimate) {
    return (
      <TitledCard title="Estimate from sales you added" className="pt-4 sm:pt-4">
        <OwnEstimate view={own} valuation={valuation} />
      </TitledCard>
    );
  }
  return <NoPricing source={valuation.source} hasLastSale={Boolean(last?.estimate)} />;
}
