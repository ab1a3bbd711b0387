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

export type SalesImported = ImportOutcome & {
  markets: string[];
  /** Sales left out because their deed covers several parcels. */
  ofSharedDeeds: number;
  alike: { count: number; largest: AlikeSales[] };
};

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

export async function importSales(
  client: Sql,
  batches: AsyncIterable<readonly StagedRow<ImportedSale>[]>,
  options: ImportOptions,
): Promise<SalesImported> {
  const markets = new Set<string>();
  async function* noteMarkets() {
    for await (const batch of batches) {
      for (const { row } of batch) if (row) markets.add(row.market);
      yield batch;
    }
  }
  let ofSharedDeeds = 0;
  let alike: SalesImported["alike"] = { count: 0, largest: [] };
  const screen = async (sql: TransactionSql) => {
    ofSharedDeeds = await leaveOutSharedDeeds(sql);
    alike = await findAlike(sql);
  };
  const target = { ...SALES, screening: { columns: ["deed", "parcel"], screen } };
  const outcome = await importRows(client, target, noteMarkets(), options);
  return { ...outcome, markets: [...markets].sort(), ofSharedDeeds, alike };
}
