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
import { netSheet } from "#lib/proceeds/net-sheet.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { NoProperty } from "../no-pricing.tsx";
import { PricingFrame } from "../pricing-frame.tsx";
import { useBestEstimate } from "../use-best-estimate.ts";
import { EntriesCard } from "./entries-card.tsx";
import { NetSheetCard } from "./net-sheet-card.tsx";
import { useEntriesForm } from "./use-entries-form.ts";

function NetProceeds({ view }: { view: NetProceedsView }) {
  const { form, entries } = useEntriesForm(view, "net-proceeds");
  const valuation = useBestEstimate();
  const { data: asking } = useQuery(askingPriceQuery);
  const askingPrice = asking?.history[0]?.price;
  const prices = comparedPrices(entries, askingPrice, valuation);
  const sheets = prices.map(({ label, price }) => ({
    label,
    ...netSheet(price, view.facts, entries),
  }));
  const isDemo = valuation?.source?.isDemo ?? false;
  const expected = sheets.find(({ label }) => label === "Expected") ?? null;
  return (
    <div className="flex flex-col gap-5">
      <EntriesCard form={form} sheet={expected} prices={prices} isDemo={isDemo} />
      <NetSheetCard sheets={sheets} isDemo={isDemo} />
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
