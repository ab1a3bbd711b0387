"use client";

import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { useBestEstimate } from "../use-best-estimate.ts";

const EstimateHistory = loadInView(
  async () => (await import("./estimate-history.tsx")).EstimateHistory,
);

/** Shows how and why the estimate changed; hidden for an external estimate. */
export function EstimateHistoryCard() {
  const valuation = useBestEstimate();
  if (!valuation || valuation.estimate === null || valuation.source?.kind === "external")
    return null;
  return (
    <DisclosureCard title="Estimate history">
      <EstimateHistory valuation={valuation} />
    </DisclosureCard>
  );
}
