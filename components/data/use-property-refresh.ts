"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  contractorsNear,
  lastSale,
  latestProperty,
  ownSales,
  valuation,
} from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";

/** Refetches what depends on the address, basics or features after one of them is saved. */
export function usePropertyRefresh() {
  const client = useQueryClient();
  const userId = useUserId();
  return async () => {
    const stale = [latestProperty, valuation, ownSales, lastSale, contractorsNear(userId)];
    await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
}
