"use client";

import { useQuery } from "@tanstack/react-query";
import { property as propertyQuery } from "#components/data/queries.ts";
import { LoadingScreen } from "#components/layout/loading-screen.tsx";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { AskingPriceCard } from "./asking-price/asking-price-card.tsx";
import { CurrentEstimate } from "./current-estimate.tsx";
import { DemoNote } from "./demo-note.tsx";
import { EstimateDetails } from "./estimate-details.tsx";
import { EstimateHistoryCard } from "./history/estimate-history-card.tsx";
import { NoProperty } from "./no-pricing.tsx";
import { PricingFrame } from "./pricing-frame.tsx";
import { WithValuation } from "./with-valuation.tsx";

// Only an active listing has one.
const Checkup = loadInView(async () => (await import("./checkup/checkup-card.tsx")).CheckupCard);

export function PricingScreen() {
  const { data: property, error, refetch } = useQuery(propertyQuery);
  if (property === undefined) {
    if (!error) return <LoadingScreen message="Loading property data..." />;
    return <ReadFailed what="your property" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <PricingFrame property={property}>
      {property ? (
        <div className="flex flex-col gap-5">
          <DemoNote />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <WithValuation>
              {(valuation) => <CurrentEstimate valuation={valuation} />}
            </WithValuation>
            <AskingPriceCard />
          </div>
          <Checkup meanwhile={null} />
          <EstimateDetails />
          <EstimateHistoryCard />
        </div>
      ) : (
        <NoProperty />
      )}
    </PricingFrame>
  );
}
