"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { latestProperty, valuation } from "#components/data/queries.ts";
import { usePropertyRefresh } from "#components/property/use-property-refresh.ts";
import { api } from "#lib/api/client.ts";
import type { Basics, basicsSaved } from "#lib/schemas/basics.ts";
import { describeChange } from "./describe-change.ts";

/**
 * Saves corrected basics, and then values the home anew.
 * @param onSaved called when the basics are saved, before there is a new estimate
 * @returns `save`, the first call; `revalue`, the second one, whose data says how the estimate changed
 */
export function useCorrection(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = usePropertyRefresh();

  const revalue = useMutation({
    mutationFn: async (before: number | null) => {
      void refresh();
      // Joins the read that refresh has just begun, so that its failure shows here.
      const { estimate } = await client.fetchQuery({ ...valuation, staleTime: 0 });
      return describeChange(before, estimate);
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
