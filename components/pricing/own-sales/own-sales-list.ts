import { ownSales } from "#components/data/queries.ts";
import { api } from "#lib/api/client.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { SaleList } from "../use-exclude-sale.ts";

/** The list of sales that the seller added, for `useExcludeSale`. */
export const OWN_SALES: SaleList<OwnSalesView> = {
  queryKey: ownSales.queryKey,
  leaveOut: (saleId) =>
    api("PUT /api/property/own-sales/{saleId}/left-out", { params: { saleId } }),
  putBack: (saleId) =>
    api("DELETE /api/property/own-sales/{saleId}/left-out", { params: { saleId } }),
  estimateOf: ({ estimate }) => estimate?.value ?? null,
};
