"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lastSale, ownSales, valuation } from "#components/data/queries.ts";
import { describeChange } from "./describe-change.ts";

/** Updates the estimate after a correction. The mutation's data describes the change. */
export function useRevaluation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (before: number | null) => {
      for (const { queryKey } of [ownSales, lastSale]) {
        void client.invalidateQueries({ queryKey });
      }
      const { estimate } = await client.fetchQuery({ ...valuation, staleTime: 0 });
      return describeChange(before, estimate);
    },
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    revalue: () => mutate(client.getQueryData(valuation.queryKey)?.estimate ?? null),
  };
}
