"use client";

import { Pencil, Trash2 } from "lucide";
import { useRef } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { formatShare, NOT_AVAILABLE } from "#lib/format.ts";
import type { OwnSaleView } from "#lib/schemas/own-sales.ts";
import { SaleRow } from "../sale-row.tsx";
import { useLeaveOutAction } from "../use-leave-out-action.ts";
import { OWN_SALES } from "./own-sales-list.ts";

/**
 * Shows a sale that the seller added.
 * @param share its weight in the estimate; null without an estimate
 */
export function OwnSaleRow({
  sale,
  share,
  onEdit,
  onDelete,
}: {
  sale: OwnSaleView;
  share: number | null;
  onEdit: (button: HTMLElement | null) => void;
  onDelete: () => void;
}) {
  const { isLeftOut, obstacle } = sale;
  const state = obstacle ? "Not used" : isLeftOut ? "Excluded" : null;
  const weight = share === null ? NOT_AVAILABLE : formatShare(share);
  const menu = useRef<HTMLButtonElement>(null);
  const leaveOut = useLeaveOutAction(sale, OWN_SALES, menu);
  return (
    <SaleRow
      sale={sale}
      weight={state ? <Badge>{state}</Badge> : weight}
      notes={[obstacle]}
      menu={menu}
      isBusy={leaveOut.isPending}
      actions={[
        ...(obstacle ? [] : [leaveOut.action]),
        { label: "Edit", icon: Pencil, onSelect: () => onEdit(menu.current) },
        { label: "Delete", icon: Trash2, onSelect: onDelete },
      ]}
    />
  );
}
