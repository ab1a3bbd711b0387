"use client";

import { TitledCard } from "#components/ui/card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { useBestEstimate } from "../use-best-estimate.ts";

const EstimateHistory = loadInView(
  async () => (await import("./estimate-history.tsx")).EstimateHistory,
);

/** How the estimate has moved, and by what; only where there is one of the product's own. */
export function EstimateHistoryCard() {
  const valuation = useBestEstimate();
  if (!valuation || valuation.estimate === null || valuation.source?.kind === "external")
    return null;
  return (
    <TitledCard title="Estimate history">
      <EstimateHistory valuation={valuation} />
    </TitledCard>
  );
}
