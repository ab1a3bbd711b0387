"use client";

import { useQuery } from "@tanstack/react-query";
import {
  askingPrice as askingPriceQuery,
  netProceeds as netProceedsQuery,
  property as propertyQuery,
} from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { comparedPrices } from "#lib/proceeds/compared-prices.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { NoProperty } from "../no-pricing.tsx";
import { PricingFrame } from "../pricing-frame.tsx";
import { useBestEstimate } from "../use-best-estimate.ts";
import { EntriesForm } from "./entries-form.tsx";
import { GainNote } from "./gain-note.tsx";
import { NetSheetCard } from "./net-sheet-card.tsx";

function NetProceeds({ view }: { view: NetProceedsView }) {
  const valuation = useBestEstimate();
  const { data: asking } = useQuery(askingPriceQuery);
  const askingPrice = asking?.history[0]?.price;
  const prices = comparedPrices(view.entries, askingPrice, valuation);
  return (
    <div className="flex flex-col gap-5">
      <NetSheetCard view={view} prices={prices} isDemo={valuation?.source?.isDemo ?? false} />
      <GainNote />
      <EntriesForm view={view} prices={prices} />
    </div>
  );
}

export function ProceedsScreen() {
  const property = useQuery(propertyQuery);
  const view = useQuery(netProceedsQuery);
  if (property.data === undefined || view.data === undefined) {
    const error = property.error ?? view.error;
    if (!error) return <LoadingScreen message="Loading net proceeds..." />;
    const retry = () => void Promise.all([property.refetch(), view.refetch()]);
    return <ReadFailed what="your net proceeds" error={error} onRetry={retry} />;
  }
  return (
    <PricingFrame property={property.data} printTitle="Net proceeds">
      {view.data ? <NetProceeds view={view.data} /> : <NoProperty />}
    </PricingFrame>
  );
}
