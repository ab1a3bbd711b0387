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

/** After the address, the basics or the features are saved: refetches whatever depends on them. */
export function usePropertyRefresh() {
  const client = useQueryClient();
  const userId = useUserId();
  return async () => {
    const stale = [latestProperty, valuation, ownSales, lastSale, contractorsNear(userId)];
    await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
}
