import { getTableColumns } from "drizzle-orm";
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
import { keepStoredIds, removeStoredElsewhere } from "./sales-import-duplicates.ts";
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
    /** The day of the newest sale of the file, such as "2026-03-09"; null without sales. */
    newest: string | null;
    /** The first sales as they will be stored, without unknown facts. */
    sample: SampleSale[];
  };

interface SampleSale {
  line: number;
  facts: Readonly<Record<string, string | number>>;
}

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

const SAMPLE_SIZE = 10;

async function readSample(sql: TransactionSql): Promise<SampleSale[]> {
  const rows = await sql<{ line: number; staged: Record<string, string | number> }[]>`
    select line, json_strip_nulls(to_json(staged)) as staged
    from staged order by line limit ${SAMPLE_SIZE}`;
  const columns = Object.entries(getTableColumns(sales)).filter(
    ([, { name }]) => !/_key$/.test(name),
  );
  return rows.map(({ line, staged }) => ({
    line,
    facts: Object.fromEntries(
      columns.flatMap(([field, { name }]) => {
        const fact = staged[name];
        return fact === undefined ? [] : [[field, fact]];
      }),
    ),
  }));
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
  await keepStoredIds(sql);
  const storedElsewhere = await removeStoredElsewhere(sql);
  const staged = await sql<{ market: string; newest: string }[]>`
    select market, max(sold_on)::text as newest from staged group by market order by newest desc`;
  const [newest] = staged;
  const markets = new Set([
    ...staged.map((row) => row.market),
    ...(await dropEmptyMarkets(sql, left)),
  ]);
  return {
    ...changes,
    ...unusual,
    ofSharedDeeds,
    storedElsewhere,
    newest: newest?.newest ?? null,
    sample: await readSample(sql),
    markets: [...markets].sort(),
  };
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
