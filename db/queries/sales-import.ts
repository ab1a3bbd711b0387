import type { Sql } from "postgres";
import {
  importRows,
  type ImportOptions,
  type ImportOutcome,
  type ImportTarget,
} from "#db/bulk-import.ts";
import { sales } from "#db/schema/index.ts";
import type { NumberedRow } from "#lib/import/rows.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";

// A sale is known by its source and its id there; the last row that names it counts.
const SALES: ImportTarget<typeof sales> = {
  table: sales,
  key: [sales.source, sales.sourceId],
  countedRepeat: "last",
};

export type SalesImported = ImportOutcome & {
  markets: string[];
};

export async function importSales(
  client: Sql,
  batches: AsyncIterable<readonly NumberedRow<ImportedSale>[]>,
  options: ImportOptions,
): Promise<SalesImported> {
  const markets = new Set<string>();
  async function* noteMarkets() {
    for await (const batch of batches) {
      for (const { row } of batch) markets.add(row.market);
      yield batch;
    }
  }
  const outcome = await importRows(client, SALES, noteMarkets(), options);
  return { ...outcome, markets: [...markets].sort() };
}
