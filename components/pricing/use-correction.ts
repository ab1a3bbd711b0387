"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { latestProperty, valuation } from "#components/data/queries.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";
import { api } from "#lib/api/client.ts";
import type { Basics, basicsSaved } from "#lib/schemas/basics.ts";
import { describeMove } from "./describe-move.ts";

/**
 * Saves corrected basics, and then values the home anew.
 * @param onSaved called when the basics are saved, before there is a new estimate
 * @returns `save`, the first call; `revalue`, the second one, whose data is how the estimate moved
 */
export function useCorrection(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = usePropertyRefresh();

  const revalue = useMutation({
    mutationFn: async (before: number | null) => {
      void refresh();
      // The read that refresh has just begun: here its failure is told.
      const { estimate } = await client.fetchQuery({ ...valuation, staleTime: 0 });
      return describeMove(before, estimate);
    },
  });

  const save = useMutation({
    mutationFn: (changes: Partial<Basics>) =>
      api<z.output<typeof basicsSaved>>("/api/property/basics", { method: "PATCH", body: changes }),
    onSuccess: ({ propertyBasics }) => {
      client.setQueryData(latestProperty.queryKey, (property) =>
        property ? { ...property, propertyBasics } : property,
      );
      onSaved();
      revalue.mutate(client.getQueryData(valuation.queryKey)?.estimate ?? null);
    },
  });

  return { save, revalue };
}
