"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lastSale, ownSales, valuation } from "#components/data/queries.ts";
import { describeChange } from "./describe-change.ts";

/** Values the home anew after a correction; the mutation's data says how the estimate moved. */
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
