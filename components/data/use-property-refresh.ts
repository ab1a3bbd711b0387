"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  contractorsNear,
  lastSale,
  latestProperty,
  ownSales,
  property,
  valuation,
} from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";

/** After a save: refetches whatever depends on the property. */
export function usePropertyRefresh() {
  const client = useQueryClient();
  const userId = useUserId();
  return async () => {
    const stale = [
      latestProperty,
      property,
      valuation,
      ownSales,
      lastSale,
      contractorsNear(userId),
    ];
    await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
}
