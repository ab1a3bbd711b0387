"use client";

import { useRef } from "react";
import { valuation } from "#components/data/queries.ts";
import { Badge } from "#components/ui/badge.tsx";
import { api } from "#lib/api/client.ts";
import { formatNumber, formatShare } from "#lib/format.ts";
import type { ComparableView, ValuationView } from "#lib/schemas/valuation.ts";
import { SaleRow } from "./sale-row.tsx";
import type { SaleList } from "./use-exclude-sale.ts";
import { useLeaveOutAction } from "./use-leave-out-action.ts";

const RECORDED_SALES: SaleList<ValuationView> = {
  queryKey: valuation.queryKey,
  leaveOut: (saleId) => api("PUT /api/valuation/left-out/{saleId}", { params: { saleId } }),
  putBack: (saleId) => api("DELETE /api/valuation/left-out/{saleId}", { params: { saleId } }),
  estimateOf: ({ estimate }) => estimate,
};

function describePlace({ city, zipCode, distanceMiles }: ComparableView): string {
  const place = [city, zipCode].filter(Boolean).join(" ");
  const distance =
    distanceMiles !== null &&
    (distanceMiles < 0.1 ? "less than 0.1 mi away" : `${formatNumber(distanceMiles)} mi away`);
  return [place, distance].filter(Boolean).join(" · ");
}

/**
 * Shows a comparable sale.
 * @param takesFocus whether its menu's button gets the focus when it appears
 * @param onChanged called just before the sale is excluded or included
 */
export function ComparableRow({
  sale,
  takesFocus,
  onChanged,
}: {
  sale: ComparableView;
  takesFocus: boolean;
  onChanged: () => void;
}) {
  const menu = useRef<HTMLButtonElement>(null);
  const leaveOut = useLeaveOutAction(sale, RECORDED_SALES, menu, onChanged);
  return (
    <SaleRow
      sale={sale}
      weight={sale.isLeftOut ? <Badge>Excluded</Badge> : formatShare(sale.share)}
      notes={[describePlace(sale)]}
      takesFocus={takesFocus}
      menu={menu}
      isBusy={leaveOut.isPending}
      actions={[leaveOut.action]}
    />
  );
}
