import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import type { ImportedSale } from "#lib/valuation/import/rows.ts";

/** A sale with the line of the file that it stands on. */
export interface NumberedSale {
  line: number;
  sale: ImportedSale;
}

export interface ImportResult {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Rows that repeat the id and date of another row of the file; the last of them counts. */
  repeated: number;
  markets: string[];
}

/** The columns that an import writes, by the field that fills each. */
const COLUMNS = {
  source: "source",
  source_id: "sourceId",
  market: "market",
  sold_on: "soldOn",
  price: "price",
  property_type: "propertyType",
  house_number: "houseNumber",
  street: "street",
  city: "city",
  state: "state",
  zip_code: "zipCode",
  latitude: "latitude",
  longitude: "longitude",
  living_area: "livingArea",
  lot_size: "lotSize",
  basement_area: "basementArea",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  year_built: "yearBuilt",
  year_remodeled: "yearRemodeled",
} as const satisfies Record<string, keyof ImportedSale>;
const NAMES = Object.keys(COLUMNS);
const FIELDS = Object.values(COLUMNS);

/** Ends a transaction that was only tried out. */
class DryRun extends Error {}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** One line of PostgreSQL's COPY text format. */
function copyLine({ line, sale }: NumberedSale): string {
  const values = FIELDS.map((field) => {
    const value = sale[field];
    return value === null
      ? "\\N"
      : String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "");
  });
  return `${line}\t${values.join("\t")}\n`;
}

async function* copyLines(sales: AsyncIterable<readonly NumberedSale[]>) {
  for await (const batch of sales) yield batch.map(copyLine).join("");
}

async function stage(sql: TransactionSql, sales: AsyncIterable<readonly NumberedSale[]>) {
  await sql`create temporary table staged_sales (like sales) on commit drop`;
  await sql`alter table staged_sales drop column id, drop column is_demo, add column line bigint`;
  const copy = await sql`copy staged_sales (line, ${sql(NAMES)}) from stdin`.writable();
  await pipeline(Readable.from(copyLines(sales)), copy);
  await sql`analyze staged_sales`;
}

async function merge(sql: TransactionSql): Promise<ImportResult> {
  const columns = NAMES.join(", ");
  const listed = (prefix: string) => NAMES.map((name) => `${prefix}.${name}`).join(", ");
  const [counts] = await sql<
    { staged: number; distinct_rows: number; inserted: number; updated: number }[]
  >`
    with chosen as (
      select distinct on (source, source_id) *
      from staged_sales order by source, source_id, line desc
    ), merged as (
      insert into sales (${sql.unsafe(columns)})
      select ${sql.unsafe(columns)} from chosen order by line
      on conflict (source, source_id) do update
        set ${sql.unsafe(NAMES.map((name) => `${name} = excluded.${name}`).join(", "))}
        where (${sql.unsafe(listed("sales"))}) is distinct from (${sql.unsafe(listed("excluded"))})
      returning (xmax = 0) as is_new
    )
    select
      (select count(*)::int from staged_sales) as staged,
      (select count(*)::int from chosen) as distinct_rows,
      count(*) filter (where is_new)::int as inserted,
      count(*) filter (where not is_new)::int as updated
    from merged`;
  const markets = await sql<
    { market: string }[]
  >`select distinct market from staged_sales order by 1`;
  const { staged = 0, distinct_rows: distinct = 0, inserted = 0, updated = 0 } = counts ?? {};
  return {
    inserted,
    updated,
    unchanged: distinct - inserted - updated,
    repeated: staged - distinct,
    markets: markets.map(({ market }) => market),
  };
}

/**
 * Writes all sales or none, in one transaction: they stream into a temporary table and are merged
 * from there, by source and id. What is there already and no different is not touched. When `sales`
 * throws, nothing is written.
 * @param dryRun find out what would change, and change nothing
 */
export async function importSales(
  client: Sql,
  sales: AsyncIterable<readonly NumberedSale[]>,
  dryRun = false,
): Promise<ImportResult> {
  let result: ImportResult | undefined;
  try {
    await client.begin(async (sql) => {
      await stage(sql, sales);
      result = await merge(sql);
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (!result) throw new Error("The import ended without a result.");
  // Fresh statistics, so that the next valuation is planned for the table as it is now.
  if (!dryRun) await client`analyze sales`;
  return result;
}
