"use client";

import { CircleMinus, CirclePlus } from "lucide";
import type { RefObject } from "react";
import type { SaleAction } from "./sale-action.ts";
import { type ExcludableSale, type SaleList, useExcludeSale } from "./use-exclude-sale.ts";

/**
 * Returns the action that excludes a sale from the estimate or includes it.
 * @param button of the row's menu, which gets the focus
 * @param onChanged called just before the list changes
 */
export function useLeaveOutAction<View>(
  sale: ExcludableSale,
  list: SaleList<View>,
  button: RefObject<HTMLElement | null>,
  onChanged?: () => void,
): { isPending: boolean; action: SaleAction } {
  const { isPending, toggle } = useExcludeSale(
    sale,
    list,
    () => {
      onChanged?.();
      // Keeps the button visible above the toast.
      button.current?.scrollIntoView?.({ block: "nearest" });
    },
    () => button.current?.focus(),
  );
  return {
    isPending,
    action: {
      label: sale.isLeftOut ? "Include" : "Exclude",
      icon: sale.isLeftOut ? CirclePlus : CircleMinus,
      isDisabled: isPending,
      onSelect: toggle,
    },
  };
}
