import { dayOf } from "#lib/days.ts";
import { RefusedRows } from "#lib/import/refused-rows.ts";
import { isValuable, type ValuableSale } from "#lib/valuation/data/home.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { planSalesImport, readSalesFile } from "#services/imports/sales.ts";
import { inspectSalesFile } from "#services/imports/sales-file.ts";

export type SampledSale = ValuableSale & Pick<ImportedSale, "sourceId">;

function toSale(row: ImportedSale, id: number, market: string): SampledSale | null {
  const sale = { ...row, id, market, isDemo: false, day: dayOf(row.soldOn) };
  return isValuable(sale) ? sale : null;
}

/** Returns a file's comparable sales, all in one market. */
export async function readValuableSales(
  path: string,
  values: Parameters<typeof planSalesImport>[0],
  market: string,
): Promise<SampledSale[]> {
  const file = await inspectSalesFile(path);
  const plan = await planSalesImport(values, file);
  const sales: SampledSale[] = [];
  for await (const batch of readSalesFile(file, plan, { refused: new RefusedRows(0) })) {
    for (const { row } of batch) {
      const sale = toSale(row, sales.length, market);
      if (sale) sales.push(sale);
    }
  }
  return sales;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
