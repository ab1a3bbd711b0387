"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { valuation } from "#components/data/queries.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";
import { describeChange } from "./describe-change.ts";

/** Values the home anew after a correction; the mutation's data says how the estimate moved. */
export function useRevaluation() {
  const client = useQueryClient();
  const refresh = usePropertyRefresh();
  const mutation = useMutation({
    mutationFn: async (before: number | null) => {
      void refresh();
      // The read that refresh has just begun: here its failure is shown.
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
