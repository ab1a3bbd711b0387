"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askingPrice } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { formatMoney } from "#lib/format.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";

/** The button beside a price: what it does with a price that buyers don't see, or do. */
export const buttonFor = (isRemoved: boolean) =>
  isRemoved ? "Show to buyers" : "Hide from buyers";

/**
 * Removes a price from the history that buyers see, or restores it, with undo.
 * @param focus focuses the row's button, because a pressed button in a toast disappears
 */
export function useRemovePrice({ id, price, visibility }: AskingPrice, focus: () => void) {
  const client = useQueryClient();
  const isRemoved = visibility === "removed";
  const { mutate, isPending } = useMutation({
    scope: { id: "removed-prices" },
    mutationFn: (removes: boolean) => {
      const params = { priceId: id };
      return removes
        ? api("PUT /api/asking-price/{priceId}/removed", { params })
        : api("DELETE /api/asking-price/{priceId}/removed", { params });
    },
    onSuccess: (view, removes) => {
      client.setQueryData(askingPrice.queryKey, view);
      const amount = formatMoney(price);
      const button = buttonFor(removes);
      toast({
        title: removes
          ? `Buyers no longer see ${amount} in the price history.`
          : `Buyers see ${amount} in the price history again.`,
        action: {
          label: "Undo",
          hint: `Undo: use the button “${button}” next to ${amount}`,
          onClick: () => {
            focus();
            mutate(!removes);
          },
        },
      });
    },
    onError: (error) => toastFailure("The price history wasn't changed", error),
  });
  return {
    isPending,
    toggle: () => {
      if (!isPending) mutate(!isRemoved);
    },
  };
}
