"use client";

import { useQuery } from "@tanstack/react-query";
import { ownSales, valuation } from "#components/data/queries.ts";
import { bestEstimate } from "#lib/pricing/best-estimate.ts";

/** Returns the valuation to compare prices with, once there is one. */
export function useBestEstimate() {
  const { data } = useQuery(valuation);
  const { data: own } = useQuery(ownSales);
  return bestEstimate(data, own);
}
