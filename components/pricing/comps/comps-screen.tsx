"use client";

import { useQuery } from "@tanstack/react-query";
import { ownSales as ownSalesQuery, property as propertyQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import type { MapSettings } from "#lib/map-settings.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { ComparableSales } from "../comparable-sales.tsx";
import { DemoNote } from "../demo-note.tsx";
import { hasPrices } from "../has-prices.ts";
import { NoProperty } from "../no-pricing.tsx";
import { OwnSalesCard } from "../own-sales/own-sales-card.tsx";
import { PricingFrame } from "../pricing-frame.tsx";
import { UnreadCard } from "../unread-card.tsx";
import { WithValuation } from "../with-valuation.tsx";
import { EstimateSummary } from "./estimate-summary.tsx";

function Comps({ valuation, map }: { valuation: ValuationView; map: MapSettings | null }) {
  const own = useQuery(ownSalesQuery);
  const { source, comparables } = valuation;
  const isPriced = hasPrices(valuation);
  const recorded =
    comparables && comparables.length > 0 ? (
      <ComparableSales
        key="recorded"
        sales={comparables}
        isDemo={source?.isDemo ?? false}
        home={source?.location ?? null}
        map={map}
      />
    ) : null;
  const added = own.data ? (
    <OwnSalesCard key="added" view={own.data} valuation={valuation} />
  ) : (
    <UnreadCard key="added" what="the sales you added" query={own} />
  );
  // Keys keep each card mounted, so that open forms stay when the estimate appears or disappears.
  return (
    <div className="flex flex-col gap-5">
      <DemoNote />
      {isPriced || recorded ? <EstimateSummary valuation={valuation} /> : null}
      {isPriced ? [recorded, added] : [added, recorded]}
    </div>
  );
}

/** @param props.map the operator's map, or null */
export function CompsScreen({ map }: { map: MapSettings | null }) {
  const { data: property, error, refetch } = useQuery(propertyQuery);
  if (property === undefined) {
    if (!error) return <LoadingScreen message="Loading comps..." />;
    return <ReadFailed what="your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <PricingFrame property={property}>
      {property ? (
        <WithValuation>{(valuation) => <Comps valuation={valuation} map={map} />}</WithValuation>
      ) : (
        <NoProperty />
      )}
    </PricingFrame>
  );
}
