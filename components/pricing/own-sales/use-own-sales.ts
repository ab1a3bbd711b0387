"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownSales } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { OwnSalesView, OwnSaleView } from "#lib/schemas/own-sales.ts";
import { describeNewEstimate } from "../describe-change.ts";
import { describeAdded } from "./describe-own-sales.ts";

const { queryKey } = ownSales;

/** Returns a function that shows the server's list and describes what changed. */
export function useOwnSalesChanges() {
  const client = useQueryClient();
  return async (after: OwnSalesView) => {
    const before = client.getQueryData(queryKey);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    const value = after.estimate?.value ?? null;
    return {
      added: after.sales.length - (before?.sales.length ?? 0),
      estimate:
        value === null
          ? (after.reason ?? "")
          : describeNewEstimate(before?.estimate?.value ?? null, value),
    };
  };
}

/** Returns a function that shows the list and a toast about the added sales. */
export function useShowAdded() {
  const show = useOwnSalesChanges();
  return async (after: OwnSalesView, sent: number) => {
    const { added, estimate } = await show(after);
    toast({ title: describeAdded(added, sent), description: estimate });
  };
}

/**
 * Deletes a sale, with Undo in the toast.
 * @param onDeleted called when its row, and the focus in it, are gone
 */
export function useDeleteOwnSale(onDeleted: () => void) {
  const client = useQueryClient();
  const show = useOwnSalesChanges();
  const showAdded = useShowAdded();
  const nameOf = ({ address }: OwnSaleView) => address ?? "This sale";
  const { mutate } = useMutation({
    scope: { id: "own-sales" },
    mutationFn: ({ id }: OwnSaleView) =>
      api("DELETE /api/property/own-sales/{saleId}", { params: { saleId: id } }),
    onSuccess: async (view, sale) => {
      const { estimate } = await show(view);
      onDeleted();
      toast({
        title: `${nameOf(sale)} was deleted`,
        description: estimate,
        action: {
          label: "Undo",
          hint: "Undo: restore the sale",
          onClick: () => restore.mutate(sale),
        },
      });
    },
    onError: (error, sale) =>
      toast({
        variant: "destructive",
        title: `${nameOf(sale)} could not be deleted`,
        description: errorMessage(error),
      }),
  });
  const restore = useMutation({
    scope: { id: "own-sales" },
    mutationFn: async (sale: OwnSaleView) => {
      const known = new Set(client.getQueryData(queryKey)?.sales.map(({ id }) => id));
      const view = await api("POST /api/property/own-sales", { body: { sales: [sale] } });
      const added = view.sales.find(({ id }) => !known.has(id));
      if (!sale.isLeftOut || !added) return view;
      const params = { saleId: added.id };
      return api("PUT /api/property/own-sales/{saleId}/left-out", { params });
    },
    onSuccess: (view) => showAdded(view, 1),
    onError: (error, sale) =>
      toast({
        variant: "destructive",
        title: `${nameOf(sale)} could not be restored`,
        description: errorMessage(error),
      }),
  });
  return mutate;
}
