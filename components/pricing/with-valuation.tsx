"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { valuation as valuationQuery } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { describeFailure } from "./describe-failure.ts";

function LoadingPrices() {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-muted-foreground">
        Loading pricing data...
      </p>
      <div aria-hidden className="flex flex-col gap-6 rounded-xl border bg-card p-5 sm:p-7">
        <Skeleton className="h-6 w-56 max-w-full" />
        <Skeleton className="h-14 w-72 max-w-full" />
        <Skeleton className="h-6 w-36" />
      </div>
    </div>
  );
}

function Failure({
  error,
  isRetrying,
  onRetry,
}: {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-xl border border-destructive/25 bg-destructive-soft p-5 sm:p-7">
      <p role="alert" className="font-medium wrap-anywhere text-destructive">
        {`Error loading pricing data: ${describeFailure(error)}`}
      </p>
      <Button
        variant="outline"
        pending={isRetrying}
        pendingLabel="Trying again..."
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}

/** Renders the valuation with `children`; requires a saved property. */
export function WithValuation({ children }: { children: (valuation: ValuationView) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(valuationQuery);
  if (data) return children(data);
  if (!error) return <LoadingPrices />;
  return <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
