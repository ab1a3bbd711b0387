import type { Sql, TransactionSql } from "postgres";
import {
  importRows,
  type ImportOptions,
  type ImportOutcome,
  type ImportTarget,
  type StagedRow,
} from "#db/bulk-import.ts";
import { sales } from "#db/schema/index.ts";
import type { ImportedSale } from "#lib/valuation/import/sale-row.ts";
import { removeStoredElsewhere } from "./sales-import-duplicates.ts";
import { leaveOutUnusualPrices, type UnusualPrices } from "./sales-import-prices.ts";
import { dropEmptyMarkets, type MarketChanges, settleMarkets } from "./sales-import-markets.ts";

// A sale is identified by source and source id; its last row counts.
const SALES: ImportTarget<typeof sales> = {
  table: sales,
  key: [sales.source, sales.sourceId],
  countedRepeat: "last",
};

/** `markets` are those to refit. */
export type SalesImported = ImportOutcome &
  Omit<MarketChanges, "left"> &
  UnusualPrices & {
    markets: string[];
    /** Sales left out because they are stored from another file. */
    storedElsewhere: number;
    /** Sales left out because their deed covers several parcels. */
    ofSharedDeeds: number;
  };

/** `market` is the operator's name for the market; null if none was given. */
export type SalesImportOptions = ImportOptions & {
  market: string | null;
  /** Whether prices in bulk, and far from their area's, are imported too. */
  anyPrice?: boolean | undefined;
};

// Counts all of a deed's rows, even refused ones, since the price may be on only one of its parcels.
async function leaveOutSharedDeeds(sql: TransactionSql): Promise<number> {
  await sql`
    create temporary table shared_deeds on commit drop as
    select deed from staged where deed is not null
    group by deed having min(parcel) <> max(parcel)`;
  const { count } = await sql`
    delete from staged using shared_deeds
    where staged.deed = shared_deeds.deed and staged.source is not null`;
  await sql`delete from staged where source is null`;
  return count;
}

async function screenSales(
  sql: TransactionSql,
  { market, anyPrice = false }: Pick<SalesImportOptions, "market" | "anyPrice">,
) {
  // Two imports at once would not see each other's sales. Reads aren't blocked.
  await sql`lock table sales in share row exclusive mode`;
  const ofSharedDeeds = await leaveOutSharedDeeds(sql);
  await sql`analyze staged`;
  const unusual = anyPrice ? { inBulk: 0, farOff: 0 } : await leaveOutUnusualPrices(sql);
  const { left, ...changes } = await settleMarkets(sql, market);
  const storedElsewhere = await removeStoredElsewhere(sql);
  const staged = await sql<{ market: string }[]>`select distinct market from staged`;
  const markets = new Set([
    ...staged.map((row) => row.market),
    ...(await dropEmptyMarkets(sql, left)),
  ]);
  return { ...changes, ...unusual, ofSharedDeeds, storedElsewhere, markets: [...markets].sort() };
}

/**
 * Imports the sales of a file, all or none.
 * @throws RowsRefusedError when rows were refused and `skipRefused` is not set
 */
export async function importSales(
  client: Sql,
  batches: AsyncIterable<readonly StagedRow<ImportedSale>[]>,
  options: SalesImportOptions,
): Promise<SalesImported> {
  let screened: Awaited<ReturnType<typeof screenSales>> | undefined;
  const screen = async (sql: TransactionSql) => {
    screened = await screenSales(sql, options);
  };
  const columns = ["reference", "deed", "parcel"];
  const target = { ...SALES, screening: { columns, screen } };
  const outcome = await importRows(client, target, batches, options);
  if (!screened) throw new Error("The import ended without screening its sales.");
  return { ...outcome, ...screened };
}
