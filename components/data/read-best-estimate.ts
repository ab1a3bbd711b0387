import type { QueryClient } from "@tanstack/react-query";
import { type BestEstimate, bestEstimate } from "#lib/pricing/best-estimate.ts";
import { ownSales, valuation } from "./queries.ts";

/**
 * Returns the valuation to compare prices with, from the cache or the server; undefined if it can't
 * be read.
 */
export async function readBestEstimate(client: QueryClient): Promise<BestEstimate | undefined> {
  const [read, own] = await Promise.all([
    client.ensureQueryData({ ...valuation, retry: false }).catch(() => undefined),
    client.ensureQueryData(ownSales).catch(() => undefined),
  ]);
  return bestEstimate(read, own);
}
