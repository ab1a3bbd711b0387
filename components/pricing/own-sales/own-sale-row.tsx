"use client";

import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatShare, NOT_AVAILABLE } from "#lib/format.ts";
import type { OwnSaleView } from "#lib/schemas/own-sales.ts";
import { LeaveOutButton } from "../leave-out-button.tsx";
import { SaleRow } from "../sale-row.tsx";
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
  onEdit: (button: HTMLElement) => void;
  onDelete: () => void;
}) {
  const { isLeftOut, obstacle } = sale;
  const state = obstacle ? "Not used" : isLeftOut ? "Excluded" : null;
  const weight = share === null ? NOT_AVAILABLE : formatShare(share);
  return (
    <SaleRow
      sale={sale}
      weight={state ? <Badge>{state}</Badge> : weight}
      notes={[obstacle]}
      actions={(id) => (
        <>
          {obstacle ? null : <LeaveOutButton sale={sale} list={OWN_SALES} describedBy={id} />}
          <span className="flex @max-3xl:-ml-3">
            <Button
              variant="ghost"
              size="sm"
              aria-describedby={id}
              aria-haspopup="dialog"
              className="text-muted-foreground"
              onClick={({ currentTarget }) => onEdit(currentTarget)}
            >
              Edit
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-describedby={id}
              className="text-muted-foreground"
              onClick={onDelete}
            >
              Delete
            </Button>
          </span>
        </>
      )}
    />
  );
}
