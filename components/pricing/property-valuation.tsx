"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import {
  lastSale as lastSaleQuery,
  ownSales as ownSalesQuery,
  valuation as valuationQuery,
} from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { LAST_SALE } from "#lib/fields/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { ComparableSales } from "./comparable-sales.tsx";
import { CurrentValuation } from "./current-valuation.tsx";
import { describeFailure } from "./describe-failure.ts";
import { DetailCards } from "./detail-cards.tsx";
import { EstimateMethod } from "./estimate-method.tsx";
import { LastSaleCard } from "./last-sale/last-sale-card.tsx";
import { NoPricing } from "./no-pricing.tsx";
import { OwnSalesCard } from "./own-sales/own-sales-card.tsx";
import { ValueRange } from "./value-range.tsx";
import { YourHome } from "./your-home.tsx";

function LoadingPrices() {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-muted-foreground">
        Loading pricing data...
      </p>
      <div aria-hidden className="flex flex-col gap-6 rounded-xl border bg-card p-5 sm:p-7">
        <Skeleton className="h-6 w-56 max-w-full" />
        <Skeleton className="h-14 w-72 max-w-full" />
      </div>
      <div aria-hidden className="flex flex-col gap-6 rounded-xl border bg-card p-5 sm:p-7">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-3 w-full rounded-full" />
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

const isKnown = (value: unknown) => value !== null;

function hasPrices({ estimate, assessment, low, high, confidence }: ValuationView): boolean {
  return [estimate, assessment, low, high, confidence].some(isKnown);
}

function hasHistory({ owner, lastSalePrice, lastSaleDate }: ValuationView): boolean {
  return [owner, lastSalePrice, lastSaleDate].some(isKnown);
}

function DemoNote() {
  return (
    <p className="rounded-lg bg-accent px-4 py-2.5 text-md leading-6 text-accent-foreground">
      <strong className="font-semibold">Demonstration data.</strong> These numbers come from
      fictional sales. They show how Porchlight works and don&apos;t reflect a real market.
    </p>
  );
}

function dependsOnFacts({ estimate, source }: ValuationView): boolean {
  return estimate !== null || Boolean(source?.missing.length);
}

/** Shows what the home is worth; requires a saved property. */
export function PropertyValuation() {
  const { data, error, isFetching, refetch } = useQuery(valuationQuery);
  const own = useQuery(ownSalesQuery);
  const last = useQuery(lastSaleQuery);
  if (data === undefined) {
    if (!error) return <LoadingPrices />;
    return <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { source, comparables } = data;
  const isPriced = hasPrices(data);
  const bringsSales = Boolean(own.data?.sales.length);
  const home =
    source?.facts && (dependsOnFacts(data) || bringsSales) ? (
      <YourHome key="home" facts={source.facts} assumed={source.assumed} />
    ) : null;
  const recorded =
    comparables && comparables.length > 0 ? (
      <ComparableSales key="recorded" sales={comparables} isDemo={source?.isDemo ?? false} />
    ) : null;
  const brought = own.data ? (
    <OwnSalesCard key="brought" view={own.data} valuation={data} />
  ) : (
    <Unread key="brought" what="The sales you added" query={own} />
  );
  const lastSale = last.data ? (
    <LastSaleCard key="last" view={last.data} valuation={data} />
  ) : (
    <Unread key="last" what={LAST_SALE} query={last} />
  );
  // Keys keep each card mounted, so that open forms stay when the estimate appears or disappears.
  return (
    <div className="flex flex-col gap-5">
      {isPriced && source?.isDemo ? <DemoNote /> : null}
      {isPriced ? <CurrentValuation valuation={data} /> : null}
      {isPriced || own.data?.estimate || last.data?.estimate ? null : <NoPricing source={source} />}
      {isPriced ? <ValueRange valuation={data} /> : null}
      <div className="flex flex-col gap-5">
        {isPriced || hasHistory(data) ? <DetailCards valuation={data} /> : null}
        {isPriced && source ? <EstimateMethod source={source} /> : null}
        {isPriced ? [home, recorded, brought, lastSale] : [brought, lastSale, home, recorded]}
      </div>
    </div>
  );
}

function Unread({
  what,
  query: { error, refetch },
}: {
  what: string;
  query: Pick<UseQueryResult, "error" | "refetch">;
}) {
  if (!error) return null;
  return <ReadFailed what={what} error={error} onRetry={() => void refetch()} />;
}
