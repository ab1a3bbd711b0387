"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { valuation } from "#components/data/queries.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { describeNewEstimate } from "./describe-change.ts";

// There is something to press in it.
const FAILURE_DURATION_MS = 15_000;

/**
 * Leaves a sale out of the estimate, or puts it back. The calls of all rows run one after the
 * other; the list changes when the server has answered, and not when it refuses.
 * @param onChanged called just before the list changes
 * @param focus puts the focus on the row's own button; those in toasts go away when they are pressed
 */
export function useLeaveOut(sale: ComparableView, onChanged: () => void, focus: () => void) {
  const client = useQueryClient();
  const { queryKey } = valuation;
  const name = sale.address ?? "The sale";

  const action = (label: string, leavesOut: boolean) => ({
    label,
    hint: `${label}: use the button beside ${name}`,
    onClick: () => {
      focus();
      mutate(leavesOut);
    },
  });

  const { mutate, isPending } = useMutation({
    scope: { id: "left-out-sales" },
    mutationFn: async (leavesOut: boolean) => {
      const before = client.getQueryData(queryKey)?.estimate ?? null;
      const call = leavesOut
        ? "PUT /api/valuation/left-out/{saleId}"
        : "DELETE /api/valuation/left-out/{saleId}";
      const view = await api(call, { params: { saleId: sale.id } });
      return { before, view };
    },
    onSuccess: async ({ before, view }, leavesOut) => {
      onChanged();
      // A read that is under way would bring back what was before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, view);
      toast({
        title: leavesOut ? `${name} is left out` : `${name} counts again`,
        description: describeNewEstimate(before, view.estimate),
        action: action("Undo", !leavesOut),
      });
    },
    onError: (error, leavesOut) => {
      toast({
        variant: "destructive",
        duration: FAILURE_DURATION_MS,
        title: leavesOut ? `${name} could not be left out` : `${name} could not be put back`,
        description: errorMessage(error, "Something went wrong. Please try again."),
        action: action("Try again", leavesOut),
      });
    },
  });

  return {
    isPending,
    toggle: () => {
      if (!isPending) mutate(!sale.isLeftOut);
    },
  };
}
