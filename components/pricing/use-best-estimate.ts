"use client";

import { useQuery } from "@tanstack/react-query";
import { ownSales, valuation } from "#components/data/queries.ts";
import { bestEstimate } from "#lib/pricing/best-estimate.ts";

/** The valuation that prices are held against, as soon as there is one. */
export function useBestEstimate() {
  const { data } = useQuery(valuation);
  const { data: own } = useQuery(ownSales);
  return bestEstimate(data, own);
}
