"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import { describeNewEstimate } from "./describe-change.ts";

// Longer than usual, because the toast has a button.
const FAILURE_DURATION_MS = 15_000;

export interface ExcludableSale {
  id: number;
  address: string | null;
  isLeftOut: boolean;
}

/** A list of sales behind an estimate: its query and the calls that change it. */
export interface SaleList<View> {
  queryKey: readonly string[];
  leaveOut: (saleId: number) => Promise<View>;
  putBack: (saleId: number) => Promise<View>;
  estimateOf: (view: View) => number | null;
}

/**
 * Excludes a sale from the estimate, or includes it. Calls of all rows run one at a time; the list
 * changes only after the server has answered.
 * @param onChanged called just before the list changes
 * @param focus focuses the button of the row's menu, because a pressed button in a toast disappears
 */
export function useExcludeSale<View>(
  sale: ExcludableSale,
  { queryKey, leaveOut, putBack, estimateOf }: SaleList<View>,
  onChanged: () => void,
  focus: () => void,
) {
  const client = useQueryClient();
  const name = sale.address ?? "this sale";

  const action = (label: string, leavesOut: boolean) => ({
    label,
    hint: `${label}: use the menu next to ${name}`,
    onClick: () => {
      focus();
      mutate(leavesOut);
    },
  });

  const { mutate, isPending } = useMutation({
    scope: { id: "left-out-sales" },
    mutationFn: async (leavesOut: boolean) => {
      const before = client.getQueryData<View>(queryKey);
      const view = await (leavesOut ? leaveOut : putBack)(sale.id);
      return { before: before === undefined ? null : estimateOf(before), view };
    },
    onSuccess: async ({ before, view }, leavesOut) => {
      onChanged();
      // A pending read would restore the old list.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, view);
      toast({
        title: `${sale.address ?? "This sale"} was ${leavesOut ? "excluded" : "included again"}`,
        description: describeNewEstimate(before, estimateOf(view)),
        action: action("Undo", !leavesOut),
      });
    },
    onError: (error, leavesOut) => {
      toast({
        variant: "destructive",
        duration: FAILURE_DURATION_MS,
        title: `We couldn't ${leavesOut ? "exclude" : "include"} ${name}`,
        description: errorMessage(error),
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
