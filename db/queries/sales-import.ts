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
import { dropEmptyMarkets, type MarketChanges, settleMarkets } from "./sales-import-markets.ts";

// A sale is identified by source and source id; its last row counts.
const SALES: ImportTarget<typeof sales> = {
  table: sales,
  key: [sales.source, sales.sourceId],
  countedRepeat: "last",
};

/** Sales of different parcels on one day for one price, without a known deed. */
export interface AlikeSales {
  soldOn: string;
  price: number;
  count: number;
  firstLine: number;
}

/** `markets` are those to refit. */
export type SalesImported = ImportOutcome &
  Omit<MarketChanges, "left"> & {
    markets: string[];
    /** Sales left out because they are stored from another file. */
    storedElsewhere: number;
    /** Sales left out because their deed covers several parcels. */
    ofSharedDeeds: number;
    alike: { count: number; largest: AlikeSales[] };
  };

/** `market` is the operator's name for the market; null if none was given. */
export type SalesImportOptions = ImportOptions & { market: string | null };

const LARGEST_ALIKE = 3;

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

async function findAlike(sql: TransactionSql): Promise<SalesImported["alike"]> {
  const largest = await sql<(AlikeSales & { total: number })[]>`
    select sold_on::text as "soldOn", price, count(*)::int as count, min(line) as "firstLine",
      (sum(count(*)) over ())::int as total
    from staged where deed is null
    group by sold_on, price having min(parcel) <> max(parcel)
    order by count(*) desc, min(line) limit ${LARGEST_ALIKE}`;
  return {
    count: largest[0]?.total ?? 0,
    largest: largest.map(({ total: _, ...alike }) => alike),
  };
}

async function screenSales(sql: TransactionSql, market: string | null) {
  // Two imports at once would not see each other's sales. Reads aren't blocked.
  await sql`lock table sales in share row exclusive mode`;
  const ofSharedDeeds = await leaveOutSharedDeeds(sql);
  const alike = await findAlike(sql);
  await sql`analyze staged`;
  const { left, ...changes } = await settleMarkets(sql, market);
  const storedElsewhere = await removeStoredElsewhere(sql);
  const staged = await sql<{ market: string }[]>`select distinct market from staged`;
  const markets = new Set([
    ...staged.map((row) => row.market),
    ...(await dropEmptyMarkets(sql, left)),
  ]);
  return { ...changes, ofSharedDeeds, alike, storedElsewhere, markets: [...markets].sort() };
}

/**
 * Imports the sales of a file, all or none.
 * @throws RowsRefusedError when rows were refused and `skipRefused` is not set
 */
export async function importSales(
  client: Sql,
  batches: AsyncIterable<readonly StagedRow<ImportedSale>[]>,
  { market, ...options }: SalesImportOptions,
): Promise<SalesImported> {
  let screened: Awaited<ReturnType<typeof screenSales>> | undefined;
  const screen = async (sql: TransactionSql) => {
    screened = await screenSales(sql, market);
  };
  const columns = ["reference", "deed", "parcel"];
  const target = { ...SALES, screening: { columns, screen } };
  const outcome = await importRows(client, target, batches, options);
  if (!screened) throw new Error("The import ended without screening its sales.");
  return { ...outcome, ...screened };
}
