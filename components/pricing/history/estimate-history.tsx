"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { api } from "#lib/api/client.ts";
import { keyOf } from "#lib/contract/call.ts";
import type { EstimateOfDay } from "#lib/schemas/estimate-history.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { EstimateLine } from "./estimate-line.tsx";
import { EstimateTable } from "./estimate-table.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";

/**
 * Records the current estimate when the valuation or asking price changes, and returns the history.
 */
function useHistory({ retrievedAt, estimate, low, high }: ValuationView) {
  const { data: prices } = useQuery(askingPrice);
  const priceSetAt = prices?.history[0]?.setAt;
  return useQuery({
    queryKey: [
      ...keyOf("POST /api/valuation/history"),
      ...[retrievedAt, estimate, low, high, priceSetAt],
    ],
    queryFn: () => api("POST /api/valuation/history"),
    placeholderData: keepPreviousData,
  });
}

function Explanation({ points }: { points: readonly EstimateOfDay[] }) {
  const hasRecalculated = points.some(({ wasShown }) => !wasShown);
  return (
    <div className="flex max-w-prose flex-col gap-2 text-md leading-6 text-muted-foreground">
      {hasRecalculated ? (
        <p>
          Hollow points are recalculated today for your home as it is now. They use sales from
          before that date and a price model that includes later sales.
        </p>
      ) : null}
      <p>Filled points show the last estimate you saw each day you checked.</p>
    </div>
  );
}

export function EstimateHistory({ valuation }: { valuation: ValuationView }) {
  const { data, error, refetch } = useHistory(valuation);
  if (data === undefined) {
    if (!error) return <LoadingLines />;
    return <ReadFailed what="your estimate history" error={error} onRetry={() => void refetch()} />;
  }
  const { points, bigMove } = data;
  if (points.length < 2) {
    return (
      <p className="max-w-prose leading-6">
        Today&apos;s estimate is your first. Come back another day to see how it changes and why.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {bigMove ? (
        <p className="max-w-prose rounded-lg bg-accent px-4 py-2.5 leading-6 text-accent-foreground">
          {bigMove}
        </p>
      ) : null}
      <EstimateLine points={points} />
      <Explanation points={points} />
      <EstimateTable points={points} />
    </div>
  );
}
